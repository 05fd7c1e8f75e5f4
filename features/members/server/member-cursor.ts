import { createHash } from 'node:crypto'
import { Problem } from '#base/problem.ts'
import { isStorable } from '#base/storable.ts'
import type { Filter, Order } from '../rules.ts'
import { sortedBy } from './member-order.ts'

/** What a list shows, and in which order: its cursors are valid for it alone. */
export type List = { order: Order; status: Filter; search: string }
/** The place of a row in an order: its key (`member_key`) and its id. */
export type Place = { key: string; id: string }

const KEY = /^[0-9]{19}$/
/** The end of the year 9999 in microseconds, and the largest bigint. */
const KEY_MAX = { since: 253_402_300_799_000_000n, number: 9_223_372_036_854_775_807n }

/** The cursor of a row in a list. */
export function writeCursor(list: List, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([markOf(list), key, id])).toString('base64url')
}

/** The place that a cursor names, undefined for ''; throws `cursorInvalid` for another list's, or no cursor at all. */
export function readCursor(list: List, cursor: string): Place | undefined {
  if (cursor === '') return undefined
  const [mark, key, id] = parsed(cursor)
  if (mark !== markOf(list) || typeof key !== 'string' || typeof id !== 'string') throw new Problem('cursorInvalid')
  if (!isStorable(id) || !isKey(list, key)) throw new Problem('cursorInvalid')
  return { key, id }
}

function isKey({ order, status }: List, key: string): boolean {
  // Pending people are ordered by their invitation alone.
  const by = status === 'pending' ? 'since' : sortedBy(order)
  if (by === 'name') return isStorable(key)
  return KEY.test(key) && BigInt(key) <= KEY_MAX[by === 'since' ? 'since' : 'number']
}

function parsed(cursor: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

function markOf({ order, status, search }: List): string {
  return createHash('sha256')
    .update(JSON.stringify([order, status, search]))
    .digest('base64url')
    .slice(0, 8)
}
