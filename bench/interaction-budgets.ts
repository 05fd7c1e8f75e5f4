import type { Press } from '../e2e/presses/press-list.ts'

/** Milliseconds of the main thread: what a press, a letter and a cached page may cost. A phone is four times slower. */
const GOALS = {
  studio: { press: 25, key: 8, route: 50 },
  wallet: { press: 12, key: 4, route: 25 },
} as const
/** Above what was measured, for another machine and another day. */
const ROOM = 1.3

/** The budget of a press: the smaller of its goal and 1.3 times the measured, and never more than the one before. */
export function nextBudget(press: Pick<Press, 'app' | 'kind'>, own: number, before = Number.POSITIVE_INFINITY): number {
  const budget = Math.min(GOALS[press.app][press.kind], own * ROOM, before)
  return Math.ceil(budget * 10) / 10
}
