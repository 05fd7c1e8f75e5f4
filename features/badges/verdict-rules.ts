import type { Check, CheckResult } from './rules.ts'

export type Verdict = 'genuine' | 'revoked' | 'suspended' | 'expired' | 'invalid' | 'nonconforming' | 'unknown'
export type Checked = { check: Check; result: CheckResult; facts: Record<string, string | number> }

/** Checks whose failure means that the issuer did not give this badge, or not in this form. */
const PROOFS: Check[] = ['signature', 'issuer', 'delegation', 'content', 'anchor']

/**
 * Combines the checks into a verdict. An invalid proof outweighs everything, then a revocation or suspension, then the
 * validity period. Anchoring in progress does not count against a badge; a check that could not be made leaves the
 * verdict unknown. A badge that passes all of them but breaks the rules of Open Badges is nonconforming, not invalid.
 */
export function verdictOf(checks: Checked[]): Verdict {
  const failed = (check: Check) => checks.find((each) => each.check === check && each.result === 'failed')
  if (PROOFS.some(failed)) return 'invalid'
  if (failed('status')) return failed('status')?.facts.reason === 'suspended' ? 'suspended' : 'revoked'
  if (failed('period')) return failed('period')?.facts.reason === 'expired' ? 'expired' : 'invalid'
  if (checks.some(({ result }) => result === 'unknown')) return 'unknown'
  return failed('shape') ? 'nonconforming' : 'genuine'
}
