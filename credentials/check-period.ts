import type { PeriodCheck } from './check.ts'
import { asObject, readInstant } from './read-credential.ts'

/** The tolerance between two correct clocks, for a badge that was just issued elsewhere. */
const CLOCK_SKEW_SECONDS = 60

/** Checks `validFrom` and `validUntil` against a time (VC Data Model 2.0, 4.9); without an end it never expires. */
export function checkPeriod(credential: unknown, now: Date): PeriodCheck {
  const { validFrom, validUntil } = asObject(credential) ?? {}
  const from = readInstant(validFrom)
  const until = readInstant(validUntil)
  if (Number.isNaN(from) || Number.isNaN(until)) return { ok: null, reason: 'datesUnreadable' }
  if (from !== undefined && from > now.getTime() + CLOCK_SKEW_SECONDS * 1000)
    return { ok: false, reason: 'notYetValid' }
  if (until !== undefined && until <= now.getTime()) return { ok: false, reason: 'expired' }
  return { ok: true }
}
