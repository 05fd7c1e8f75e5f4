import type { Check } from '../rules.ts'
import type { Checked } from './rules.ts'

/** A line of the verification page: a check, and those that are shown inside of it. */
export type CheckedLine = { check: Checked; inside: Checked[] }

/** The checks that say more about another: a reader needs a line for them only when something is not as it should be. */
const INSIDE: Partial<Record<Check, Check[]>> = {
  content: ['signature'],
  shape: ['signature', 'hosted'],
  delegation: ['issuer'],
}

/**
 * The lines of a badge's checks, in their order: a check that passed is inside of the one that it is about if that passed
 * too. The finding that decided always has a line of its own.
 */
export function linesOf(checks: Checked[], because: string): CheckedLine[] {
  const outerOf = (check: Checked) => {
    if (check.weight !== 'ok' || check.finding === because) return
    return checks.find((outer) => INSIDE[check.check]?.includes(outer.check) && outer.weight === 'ok')
  }
  return checks
    .filter((check) => !outerOf(check))
    .map((check) => ({ check, inside: checks.filter((one) => outerOf(one) === check) }))
}
