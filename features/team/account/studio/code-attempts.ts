import { CODE_TRIES } from '../../rules.ts'

/**
 * How many attempts a code has left, as far as this page knows: all of a code that was sent from here, and unknown for
 * one that was sent before the page was opened.
 */
export type Attempts = number | undefined

/** The attempts of a code that has just been sent. */
export const ALL_ATTEMPTS: Attempts = CODE_TRIES

/** The attempts that remain after a refusal; a code that is late or used up has none. */
export function attemptsAfter(attempts: Attempts, problem: string): Attempts {
  if (problem === 'linkExpired') return 0
  if (problem !== 'codeWrong' || attempts === undefined) return attempts
  return Math.max(0, attempts - 1)
}

/** The sentence for a refusal, from its key and the attempts that remain after it. */
export function refusalOf(problem: string, attempts: Attempts): string {
  if (problem !== 'codeWrong' || attempts === undefined) return problem
  return attempts > 0 ? 'codeWrongLeft' : 'codeSpent'
}
