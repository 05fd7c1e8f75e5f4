import type { Output } from '#base/endpoint.ts'
import type { getWalletQuest } from './entries/contract.ts'

export type ShownQuest = Output<typeof getWalletQuest>
export type ShownStep = ShownQuest['steps'][number]

/** What the one button of a quest does: begins it, opens a step, or nothing, for a reason that is said instead. */
export type QuestAction =
  | { kind: 'begin' }
  | { kind: 'step'; step: ShownStep }
  | { kind: 'none'; why: 'done' | 'full' | 'ended' | 'coming' | 'waiting' }

/** The next thing to do in a quest. */
export function nextAction(quest: ShownQuest): QuestAction {
  const { state, steps, termsUrl, hasAccepted } = quest
  if (state === 'done' || state === 'full' || state === 'ended' || state === 'coming')
    return { kind: 'none', why: state }
  if (termsUrl !== '' && !hasAccepted) return { kind: 'begin' }
  const required = steps.filter(({ isRequired }) => isRequired)
  // Everything was passed before: beginning it finishes it.
  if (state === 'open' && required.every((step) => step.state === 'passed')) return { kind: 'begin' }
  const step = required.find((one) => canBeDone(one) && earlierStep(quest, one) === undefined)
  return step ? { kind: 'step', step } : { kind: 'none', why: 'waiting' }
}

/** The required step that comes before this one in an ordered quest and is not passed; undefined without one. */
export function earlierStep({ isOrdered, steps }: Pick<ShownQuest, 'isOrdered' | 'steps'>, step: ShownStep) {
  if (!isOrdered || !step.isRequired) return undefined
  const at = steps.findIndex(({ challengeId }) => challengeId === step.challengeId)
  return steps.slice(0, at).find(({ isRequired, state }) => isRequired && state !== 'passed')
}

/** Whether steps can be opened to do them: the quest runs, also after it was won, and its terms are accepted. */
export function isRunning(quest: ShownQuest, now: Date): boolean {
  const { state, termsUrl, hasAccepted } = quest
  if (state === 'full') return true
  return (state === 'open' || state === 'started' || isWonAndOpen(quest, now)) && (termsUrl === '' || hasAccepted)
}

/** Whether pressing a step does something: it shows what was passed, begins the quest, or opens what can be done now. */
export function canOpen(quest: ShownQuest, step: ShownStep, now: Date): boolean {
  if (step.state === 'passed') return true
  const isOpen = quest.state === 'open' || quest.state === 'started' || isRunning(quest, now)
  return isOpen && earlierStep(quest, step) === undefined
}

/** What the extras of a quest can still give: the steps that are not passed, and their points; none once it is over. */
export function extrasLeft(quest: ShownQuest, now: Date): { steps: number; points: number } {
  const isOver = quest.state === 'ended' || (quest.state === 'done' && !isWonAndOpen(quest, now))
  const left = quest.steps.filter((step) => !step.isRequired && step.state !== 'passed' && !step.isStopped)
  if (isOver) return { steps: 0, points: 0 }
  return { steps: left.length, points: left.reduce((sum, { reward }) => sum + reward, 0) }
}

/** The points of a quest and of every step that can be done. */
export function totalPoints({ rewardPoints, steps }: Pick<ShownQuest, 'rewardPoints' | 'steps'>): number {
  return steps.reduce((sum, { reward, isStopped }) => sum + (isStopped ? 0 : reward), rewardPoints)
}

/** The points that stand for the reward of a quest without a badge: its own, or else those of its steps; once won, of those done. */
export function prizePoints({ rewardPoints, steps, state }: Pick<ShownQuest, 'rewardPoints' | 'steps' | 'state'>) {
  if (rewardPoints > 0) return rewardPoints
  // What was earned stays, also where the step has been stopped since.
  if (state === 'done') return steps.reduce((sum, step) => sum + (step.state === 'passed' ? step.reward : 0), 0)
  return totalPoints({ rewardPoints, steps })
}

/** How long after the last step a quest that is opened still shows its reward arrive. */
const JUST_WON_MS = 60_000

/** Whether the quest was won a moment ago: in this page, or by a code that led to it. */
export function isJustWon({ state, doneAt }: Pick<ShownQuest, 'state' | 'doneAt'>, now: Date): boolean {
  return state === 'done' && now.getTime() - Date.parse(doneAt) < JUST_WON_MS
}

/** The steps for extra points stay open until the quest ends. */
function isWonAndOpen({ state, endDate }: ShownQuest, now: Date): boolean {
  return state === 'done' && (endDate === '' || now.getTime() < Date.parse(endDate))
}

function canBeDone({ state, isStopped }: ShownStep): boolean {
  return !isStopped && (state === 'open' || state === 'refused' || state === 'ended')
}
