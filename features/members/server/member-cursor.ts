import { z } from 'zod'
import { Problem } from '#base/problem.ts'
import { cursorsOf } from '#platform/cursors/cursors-of.ts'
import type { Filter, Order } from '../rules.ts'
import { sortedBy } from './member-order.ts'

/** What a list shows, and in which order: its cursors are valid for it alone. */
export type List = { order: Order; status: Filter; search: string }
/** The place of a row in an order: its key (`member_key`) and its id. */
export type Place = { key: string; id: string }

const KEY = /^[0-9]{19}$/
/** The end of the year 9999 in microseconds, and the largest bigint. */
const KEY_MAX = { since: 253_402_300_799_000_000n, number: 9_223_372_036_854_775_807n }

const cursors = cursorsOf({ key: z.string(), id: z.string() })
const shown = ({ order, status, search }: List) => [order, status, search]

/** The cursor of a row in a list. */
export function writeCursor(list: List, place: Place): string {
  return cursors.write(place, shown(list))
}

/** The place that a cursor names, undefined for ''; throws `cursorInvalid` for another list's, or no cursor at all. */
export function readCursor(list: List, cursor: string): Place | undefined {
  const place = cursors.readOrRefuse(cursor, shown(list))
  if (place && !isKey(list, place.key)) throw new Problem('cursorInvalid')
  return place
}

function isKey({ order, status }: List, key: string): boolean {
  // Pending people are ordered by their invitation alone.
  const by = status === 'pending' ? 'since' : sortedBy(order)
  return by === 'name' || (KEY.test(key) && BigInt(key) <= KEY_MAX[by === 'since' ? 'since' : 'number'])
}
