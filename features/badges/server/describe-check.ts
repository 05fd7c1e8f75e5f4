import type { Check as Verified } from '#credentials/check.ts'
import type { Check } from '../rules.ts'
import type { Checked } from '../verdict-rules.ts'

/** A check of `credentials/` as the verification page shows it, with its evidence and its reason. */
export function describeCheck(check: Check, { ok, reason }: Verified, facts: Checked['facts']): Checked {
  const result = ok === null ? 'unknown' : ok ? 'ok' : 'failed'
  return { check, result, facts: reason ? { ...facts, reason } : facts }
}
