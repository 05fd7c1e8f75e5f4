import type { CallInput } from '#base/endpoint.ts'
import type * as contract from '../contract.ts'
import { type ChallengeType, REWARD_MAX, TITLE_MAX } from '../rules.ts'
import { TYPES_IN_STUDIO } from '../types/studio.ts'

/** The form of a new challenge: data as typed, the reward as text. */
export type Draft = { type: ChallengeType; data: Record<string, unknown>; reward: string; title: string }

/** The data with which the form of a type begins. */
export function startData(type: ChallengeType): Record<string, unknown> {
  return { ...TYPES_IN_STUDIO[type].start }
}

/** The draft with another type, whose fields begin empty. */
export function withType(draft: Draft, type: ChallengeType): Draft {
  return type === draft.type ? draft : { ...draft, type, data: startData(type) }
}

/** What is wrong with the data of a new challenge: the key of each problem by its place, such as `questions.1.text`. */
export function draftProblems(type: ChallengeType, data: Record<string, unknown>): Record<string, string> {
  const { error } = TYPES_IN_STUDIO[type].data.safeParse(data)
  const problems: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) problems[path.join('.')] ??= message
  return problems
}

/** The key of each problem, by field: `reward`, `title`, and places in the data such as `questions.1.text`. */
export function checkDraft({ type, data, reward, title }: Draft): Record<string, string | undefined> {
  return {
    ...draftProblems(type, data),
    reward: isReward(reward) ? undefined : 'pointsNotValid',
    title: title.trim().length > TITLE_MAX ? 'titleTooLong' : undefined,
  }
}

/** The call of a valid draft. */
export function toCall({ type, data, reward, title }: Draft): CallInput<typeof contract.addChallenge> {
  return { type, data, reward: Number(reward.trim() || 0), title: title.trim() }
}

/** The field of a refusal by the server; undefined where it concerns the whole. */
export function fieldOf(problem: string): string | undefined {
  const fields: Record<string, string> = {
    templatesUnknown: 'templateHashList',
    serverRefused: 'url',
    pointsNotAllowed: 'reward',
    pointsNotValid: 'reward',
    titleTooLong: 'title',
  }
  return fields[problem]
}

function isReward(text: string): boolean {
  const typed = text.trim()
  return typed === '' || (/^\d{1,11}$/.test(typed) && Number(typed) <= REWARD_MAX)
}
