import type { Input, Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { EXPORT_PART } from '../rules.ts'
import { rankedRows, searchRanked } from './ranked-rows.ts'
import { readCursor, writeCursor } from './ranking-cursor.ts'
import { readPeriod } from './ranking-period.ts'

/** One part of the ranking's file: the rows after a cursor. */
export async function exportRanking(
  ctx: AdminContext,
  { search, ...asked }: Input<typeof contract.exportRanking>,
): Promise<Output<typeof contract.exportRanking>> {
  const { issuerId } = ctx.actor
  const { period } = await readPeriod(ctx, issuerId, asked)
  const listed = { issuerId, period, search }
  const page = { limit: EXPORT_PART, after: readCursor(listed, asked.after), offset: 0 }
  const rows =
    search === '' ? await rankedRows(ctx, listed, page) : (await searchRanked(ctx, listed, { search, ...page })).rows
  const last = rows.length === EXPORT_PART ? rows.at(-1) : undefined
  return {
    ranking: rows.map(({ rank, did, pseudo, imageUrl, points }) => ({ rank, did, pseudo, imageUrl, points })),
    next: last ? writeCursor(listed, last) : '',
  }
}
