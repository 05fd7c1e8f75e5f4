import { createHash } from 'node:crypto'
import { Problem } from '#base/problem.ts'
import { isStorable } from '#base/storable.ts'
import type { Place } from './ranking-places.ts'

/** What a ranking shows: its cursors are valid for it alone. */
type Listed = { issuerId: string; period: string; search: string }

const MICROSECONDS = /^\d{1,18}$/
const OFFSET_MAX = 1_000_000_000
/** The end of the year 9999. */
const LAST = 253_402_300_799_000_000n

/** The cursor of a row in a ranking. */
export function writeCursor(listed: Listed, { points, reachedAt, did }: Place): string {
  return Buffer.from(JSON.stringify([markOf(listed), points, reachedAt, did])).toString('base64url')
}

/** The place that a cursor names, undefined for ''; throws `cursorInvalid` for another ranking's, or no cursor at all. */
export function readCursor(listed: Listed, cursor: string): Place | undefined {
  if (cursor === '') return undefined
  const [mark, points, reachedAt, did] = parsed(cursor)
  if (mark !== markOf(listed) || typeof points !== 'number' || !Number.isSafeInteger(points))
    throw new Problem('cursorInvalid')
  if (typeof reachedAt !== 'string' || !MICROSECONDS.test(reachedAt) || BigInt(reachedAt) > LAST)
    throw new Problem('cursorInvalid')
  if (typeof did !== 'string' || !isStorable(did)) throw new Problem('cursorInvalid')
  return { points, reachedAt, did }
}

/** The cursor of a wallet: how many rows come before it, since places name people whom others may not know. */
export function writeOffset(listed: Listed, offset: number): string {
  return Buffer.from(JSON.stringify([markOf(listed), offset])).toString('base64url')
}

/** The number of rows before a wallet's cursor, 0 for ''; throws `cursorInvalid`. */
export function readOffset(listed: Listed, cursor: string): number {
  if (cursor === '') return 0
  const [mark, offset, ...more] = parsed(cursor)
  const isOffset = typeof offset === 'number' && Number.isInteger(offset) && offset >= 0 && offset <= OFFSET_MAX
  if (mark !== markOf(listed) || !isOffset || more.length > 0) throw new Problem('cursorInvalid')
  return offset
}

function parsed(cursor: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

function markOf({ issuerId, period, search }: Listed): string {
  return createHash('sha256')
    .update(JSON.stringify([issuerId, period, search]))
    .digest('base64url')
    .slice(0, 8)
}
