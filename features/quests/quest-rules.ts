import type { EntryState, QuestState } from './rules.ts'

/** What concerns several fields of a quest, as an admin enters it. */
type Fields = { challenges: string[]; requiredChallenges: string[]; startDate: string; endDate: string }
/** Instants at which a quest begins and ends; null begins at once and never ends. `endedAt`: an admin ended it. */
export type QuestTimes = { startDate: Date | null; endDate: Date | null; endedAt?: Date | null }
export type Step = { challengeId: string; isRequired: boolean }
/** A challenge that a person has passed, and when. */
export type Pass = { challengeId: string; passedAt: Date }
export type Progress = {
  /** Required steps that count, of `required`. */
  passed: number
  required: number
  isDone: boolean
  /** The next required step; '' once all are passed. */
  nextId: string
  /** Steps whose pass counts, required or not. */
  counted: Set<string>
}
/** Which passes count, and whether the required steps follow one another. */
type Ordering = { isOrdered: boolean; countsFrom?: Date | null }

/** The key of the problem with fields that contradict each other; undefined if they agree. `now` for a new quest. */
export function fitQuest(fields: Fields, now?: Date): 'challengesUnknown' | 'endBeforeStart' | undefined {
  const steps = new Set(fields.challenges)
  if (fields.requiredChallenges.some((id) => !steps.has(id))) return 'challengesUnknown'
  if (fields.endDate === '') return undefined
  const end = Date.parse(fields.endDate)
  if (fields.startDate !== '' && end <= Date.parse(fields.startDate)) return 'endBeforeStart'
  return now && end <= now.getTime() ? 'endBeforeStart' : undefined
}

/** The steps of a quest in the order of its list, each once. */
export function stepsOf({ challenges, requiredChallenges }: Pick<Fields, 'challenges' | 'requiredChallenges'>): Step[] {
  const required = new Set(requiredChallenges)
  return [...new Set(challenges)].map((challengeId) => ({ challengeId, isRequired: required.has(challengeId) }))
}

/**
 * Whether a quest is to come, runs or has ended: from its start, and before its end. One that an admin ended stays ended when
 * the server's clock is set back; one that ended by its date runs until that date again, because nothing marks it.
 */
export function questState({ startDate, endDate, endedAt }: QuestTimes, now: Date): QuestState {
  if (endedAt || (endDate && now >= endDate)) return 'ended'
  return startDate && now < startDate ? 'coming' : 'running'
}

/** How far a person is: required steps count one after the other where the quest is ordered, in any order otherwise. */
export function progressOf(steps: Step[], passes: Pass[], { isOrdered, countsFrom }: Ordering): Progress {
  const valid = new Set(
    passes.flatMap(({ challengeId, passedAt }) => (countsFrom && passedAt < countsFrom ? [] : challengeId)),
  )
  const required = steps.filter(({ isRequired }) => isRequired)
  const next = required.find(({ challengeId }) => !valid.has(challengeId))
  const inOrder = next ? required.indexOf(next) : required.length
  const passed = isOrdered ? inOrder : required.filter(({ challengeId }) => valid.has(challengeId)).length
  const counted = new Set(steps.flatMap(({ challengeId }) => (valid.has(challengeId) ? challengeId : [])))
  const isDone = next === undefined && required.length > 0
  return { passed, required: required.length, isDone, nextId: next?.challengeId ?? '', counted }
}

/** Whether a required step waits for an earlier one, in an ordered quest; the other steps are open in any order. */
export function isTooEarly(steps: Step[], challengeId: string, { nextId }: Progress): boolean {
  if (!steps.some((step) => step.challengeId === challengeId && step.isRequired)) return false
  const at = (id: string) => steps.findIndex((step) => step.challengeId === id)
  return nextId !== '' && at(nextId) < at(challengeId)
}

type Own = { isStarted: boolean; isDone: boolean; placesLeft: number | null }

/** What a member sees of their own way through a quest. */
export function entryState(state: QuestState, { isStarted, isDone, placesLeft }: Own): EntryState {
  if (isDone) return 'done'
  if (state !== 'running') return state
  if (placesLeft !== null && placesLeft <= 0) return 'full'
  return isStarted ? 'started' : 'open'
}

/** From when passes count; null if all do. A quest that began at once began when it was created. */
export function countsFrom(quest: { fromStart: boolean; startDate: Date | null; createdAt: Date }): Date | null {
  return quest.fromStart ? (quest.startDate ?? quest.createdAt) : null
}
