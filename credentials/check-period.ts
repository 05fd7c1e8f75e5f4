import type { Check } from './check.ts'
import { asObject } from './read-credential.ts'

/** The tolerance between two correct clocks, for a badge that was just issued elsewhere. */
const CLOCK_SKEW_SECONDS = 60
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** Checks `validFrom` and `validUntil` against a time (VC Data Model 2.0, 4.9); without an end it never expires. */
export function checkPeriod(credential: unknown, now: Date): Check {
  const { validFrom, validUntil } = asObject(credential) ?? {}
  const from = readInstant(validFrom)
  const until = readInstant(validUntil)
  if (Number.isNaN(from) || Number.isNaN(until)) return { ok: false, reason: 'malformed' }
  if (from !== undefined && from > now.getTime() + CLOCK_SKEW_SECONDS * 1000)
    return { ok: false, reason: 'notYetValid' }
  if (until !== undefined && until <= now.getTime()) return { ok: false, reason: 'expired' }
  return { ok: true }
}

function readInstant(value: unknown): number | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN
}
