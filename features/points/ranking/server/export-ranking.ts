import type { Input, Output } from '#base/endpoint.ts'
import { namesOf } from '#features/names/server/names-of.ts'
import { keySeesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { EXPORT_PART } from '../../rules.ts'
import { rankedRows, searchRanked } from './ranked-rows.ts'
import { readCursor, writeCursor } from './ranking-cursor.ts'
import { readPeriod } from './ranking-period.ts'

/** One part of the ranking's file: the rows after a cursor. A key without `addresses:read` gets and finds wallets' names only. */
export async function exportRanking(
  ctx: AdminContext,
  { search, ...asked }: Input<typeof contract.exportRanking>,
): Promise<Output<typeof contract.exportRanking>> {
  const { issuerId } = ctx.actor
  const { period } = await readPeriod(ctx, issuerId, asked)
  const listed = { issuerId, period, search }
  const page = { limit: EXPORT_PART, after: readCursor(listed, asked.after), offset: 0 }
  const isHidden = !keySeesAddresses(ctx.actor)
  const rows =
    search === ''
      ? await rankedRows(ctx, listed, page)
      : (await searchRanked(ctx, listed, { search, isHidden, ...page })).rows
  const holderIds = rows.map(({ holderId }) => holderId)
  const names = await namesOf(ctx, issuerId, holderIds, { isHidden })
  const last = rows.length === EXPORT_PART ? rows.at(-1) : undefined
  return {
    ranking: rows.map(({ holderId, rank, did, pseudo, imageUrl, points }) => {
      const name = names.get(holderId)?.name ?? ''
      return { rank, did, pseudo, name, imageUrl, points }
    }),
    next: last ? writeCursor(listed, last) : '',
  }
}
