import { z } from 'zod'
import { cursorsOf } from '#platform/cursors/cursors-of.ts'
import type { Place } from './ranking-places.ts'

/** What a ranking shows: its cursors are valid for it alone. */
type Listed = { issuerId: string; period: string; search: string }

const MICROSECONDS = /^\d{1,18}$/
const OFFSET_MAX = 1_000_000_000
/** The end of the year 9999. */
const LAST = 253_402_300_799_000_000n

const reachedAt = z.string().refine((text) => MICROSECONDS.test(text) && BigInt(text) <= LAST)
const places = cursorsOf({ points: z.int(), reachedAt, did: z.string() })
const offsets = cursorsOf({ offset: z.int().min(0).max(OFFSET_MAX) })
const shown = ({ issuerId, period, search }: Listed) => [issuerId, period, search]

/** The cursor of a row in a ranking. */
export function writeCursor(listed: Listed, place: Place): string {
  return places.write(place, shown(listed))
}

/** The place that a cursor names, undefined for ''; throws `cursorInvalid` for another ranking's, or no cursor at all. */
export function readCursor(listed: Listed, cursor: string): Place | undefined {
  return places.readOrRefuse(cursor, shown(listed))
}

/** The cursor of a wallet: how many rows come before it, since places name people whom others may not know. */
export function writeOffset(listed: Listed, offset: number): string {
  return offsets.write({ offset }, shown(listed))
}

/** The number of rows before a wallet's cursor, 0 for ''; throws `cursorInvalid`. */
export function readOffset(listed: Listed, cursor: string): number {
  return offsets.readOrRefuse(cursor, shown(listed))?.offset ?? 0
}
