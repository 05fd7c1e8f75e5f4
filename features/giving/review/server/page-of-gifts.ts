import { sql } from 'drizzle-orm'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import { GIFTS_PAGE } from '../../rules.ts'
import type { GiftRow } from '../../server/own-gift.ts'
import { gifts } from '../../server/tables.ts'

/** The condition of the rows after a cursor, in an order by instant and id; undefined for ''. Throws `cursorInvalid`. */
export function afterGift(after: string, order: 'newest' | 'oldest') {
  const place = rowCursors.readOrRefuse(after)
  if (!place) return undefined
  const at = sql`(${place.createdAt.toISOString()}::timestamptz, ${place.id})`
  const row = sql`(${gifts.createdAt}, ${gifts.id})`
  return order === 'newest' ? sql`${row} < ${at}` : sql`${row} > ${at}`
}

/** One page of rows that were read with one more, and the cursor of the next page; '' on the last. */
export function pageOf<R extends { gift: GiftRow }>(rows: R[]): { shown: R[]; next: string } {
  const shown = rows.slice(0, GIFTS_PAGE)
  const last = rows.length > GIFTS_PAGE ? shown.at(-1) : undefined
  return { shown, next: last ? rowCursors.write(last.gift) : '' }
}
