import { asObject, readInstant } from '../read-credential.ts'
import type { PeriodCheck } from './check.ts'

/** The tolerance between two correct clocks, for a badge that was just issued elsewhere. */
const CLOCK_SKEW_SECONDS = 60

/**
 * Checks a credential's dates against a time, by their names in the Data Models 2.0 (4.9) and 1.1: the later start and the
 * earlier end count; without an end it never expires.
 */
export function checkPeriod(credential: unknown, now: Date): PeriodCheck {
  const { validFrom, issuanceDate, validUntil, expirationDate } = asObject(credential) ?? {}
  const starts = [validFrom, issuanceDate].map(readInstant).filter((time) => time !== undefined)
  const ends = [validUntil, expirationDate].map(readInstant).filter((time) => time !== undefined)
  if ([...starts, ...ends].some(Number.isNaN)) return { ok: null, reason: 'datesUnreadable' }
  const [start, end] = [Math.max(...starts), Math.min(...ends)]
  if (start > now.getTime() + CLOCK_SKEW_SECONDS * 1000) {
    return { ok: false, reason: 'notYetValid', from: new Date(start).toISOString() }
  }
  if (end <= now.getTime()) return { ok: false, reason: 'expired', until: new Date(end).toISOString() }
  return { ok: true }
}
