import type { CallInput } from '#base/endpoint.ts'
import { type createQuest, type Quest, questFields } from '../contract.ts'
import { fitQuest } from '../quest-rules.ts'

type Fields = CallInput<typeof createQuest>
/** Problem keys by field of the call. */
export type QuestProblems = { [field in keyof Fields]?: string | undefined }

/** Fields of the part that can be closed. */
export const WON_FIELDS = ['successMessage', 'termsUrl'] as const

/** The field that a refusal of several fields, or of the server, is shown at. */
const FIELD_OF: Record<string, keyof Fields> = {
  titleMissing: 'title',
  challengesMissing: 'challenges',
  challengesUnknown: 'challenges',
  requiredMissing: 'requiredChallenges',
  requiredAdded: 'requiredChallenges',
  endBeforeStart: 'endDate',
  limitTaken: 'limit',
  templatesUnknown: 'rewardTemplateHash',
  pointsNotAllowed: 'rewardPoints',
}

/** The field of a problem that the server reports; undefined for one of the whole quest. */
export function fieldOfProblem(problem: string): keyof Fields | undefined {
  return FIELD_OF[problem]
}

/**
 * The problems of a form by field: the call's own schema, the rules that concern several fields, and those of a quest
 * that people have started: required steps are taken out, not added, and places that were taken stay.
 */
export function questProblemsOf(fields: Fields, now: Date, quest?: Quest): QuestProblems {
  const found: QuestProblems = {}
  const parsed = questFields.safeParse(fields)
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0]) as keyof Fields
    found[field] ??= issue.message
  }
  // One of the two is enough to say where nothing is chosen yet.
  if (found.challenges) delete found.requiredChallenges
  if (parsed.success) {
    const problem = fitQuest(parsed.data, quest ? undefined : now)
    const field = problem && FIELD_OF[problem]
    if (field) found[field] ??= problem
  }
  if (!quest) return found
  const isAdded = fields.requiredChallenges.some((id) => !quest.requiredChallenges.includes(id))
  if (quest.started > 0 && isAdded) found.requiredChallenges ??= 'requiredAdded'
  if (typeof fields.limit === 'number' && fields.limit < quest.done) found.limit ??= 'limitTaken'
  return found
}
