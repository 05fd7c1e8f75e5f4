import type { Input, Output } from '#base/endpoint.ts'
import { keySeesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { EXPORT_PART } from '../rules.ts'
import { countStatuses } from './count-statuses.ts'
import { readCursor, writeCursor } from './member-cursor.ts'
import { memberRows, ownNameOnly } from './member-rows.ts'
import { placeNamed, withoutName } from './place-named.ts'
import { howToSearch } from './search-names.ts'

type Export = typeof contract.exportMembers

/**
 * One part of a list of members: the rows after a cursor, so that nobody is missing or comes twice when people join
 * meanwhile. Pending people have no row.
 */
export async function exportMembers(ctx: AdminContext, { after, ...list }: Input<Export>): Promise<Output<Export>> {
  const { status } = list
  const isHidden = !keySeesAddresses(ctx.actor)
  const from = await placeNamed(ctx, list, readCursor(list, after))
  if (status === 'pending') return { members: [], last: '' }
  const { issuerId } = ctx.actor
  const { all, left } = await countStatuses(ctx, issuerId)
  const { where } = await howToSearch(ctx, issuerId, list.search, all + left)
  const rows = await memberRows(
    ctx,
    { ...list, status, issuerId, looksAt: isHidden ? 'own' : 'all' },
    { limit: EXPORT_PART, after: from, where },
  )
  const last = rows.length === EXPORT_PART ? rows.at(-1) : undefined
  return {
    members: rows.map(({ row }) => (isHidden ? ownNameOnly(row) : row)),
    last: last ? writeCursor(list, isHidden ? withoutName(list, last.place) : last.place) : '',
  }
}
