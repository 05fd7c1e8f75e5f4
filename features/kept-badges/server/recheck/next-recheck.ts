import { RECHECK_MS } from '../../rules.ts'
import type { Reading } from '../reading/read-for-holder.ts'

const HOUR_MS = 60 * 60 * 1000
const HOURS = RECHECK_MS / HOUR_MS

/**
 * When a badge is checked by itself for the first time: at a random hour of the next week, so that those of a wallet are not
 * asked about together. Null where more than keys and lists is fetched: each check would tell the issuer of this badge.
 */
export function firstRecheck({ standard, checks }: Reading['verification'], now: Date): Date | null {
  if (standard !== 'ob3' || checks.some(({ check }) => check === 'hosted')) return null
  const hours = 1 + Math.floor(Math.random() * HOURS)
  return new Date((Math.floor(now.getTime() / HOUR_MS) + hours) * HOUR_MS)
}

/** The next time after one that was due: the same hour of the first week that is still to come. */
export function nextRecheck(due: Date, now: Date): Date {
  const weeks = Math.floor(Math.max(0, now.getTime() - due.getTime()) / RECHECK_MS) + 1
  return new Date(due.getTime() + weeks * RECHECK_MS)
}
