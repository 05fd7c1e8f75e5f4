import type { Input, Output } from '#base/endpoint.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { COUNTED_MAX } from '../rules.ts'
import { countStatuses } from './count-statuses.ts'
import { readCursor, writeCursor } from './member-cursor.ts'
import { listWhere, type MemberList, memberRows } from './member-rows.ts'
import { countPending, pendingPeople } from './pending-people.ts'
import { members } from './tables.ts'

type List = typeof contract.listMembers

/** A page of the community's members, or of pending people, with the numbers of each status. */
export async function listMembers(ctx: AdminContext, input: Input<List>): Promise<Output<List>> {
  const { issuerId } = ctx.actor
  const { pageNumber, pageSize, order, search, status } = input
  const asked = { order: status === 'pending' && order !== '-newest' ? ('newest' as const) : order, status, search }
  const after = readCursor(asked, input.after)
  const before = after ? undefined : readCursor(asked, input.before)
  const page = { limit: pageSize, after, before, offset: (pageNumber - 1) * pageSize }
  const counts = { ...(await countStatuses(ctx, issuerId)), pending: await countPending(ctx, issuerId) }
  const list = { ...asked, issuerId }
  const rows =
    status === 'pending' ? await pendingPeople(ctx, list, page) : await memberRows(ctx, { ...list, status }, page)
  const totalCount = search === '' ? counts[status] : await countFound(ctx, { ...list, status })
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    members: rows.map(({ row }) => row),
    pagination: { totalCount, totalPages: Math.ceil(totalCount / pageSize) },
    first: first ? writeCursor(asked, first.place) : '',
    last: last ? writeCursor(asked, last.place) : '',
    counts,
  }
}

async function countFound(ctx: Context, { status, ...list }: Omit<MemberList, 'status'> & Pick<Input<List>, 'status'>) {
  if (status === 'pending') return countPending(ctx, list.issuerId, list.search)
  const found = ctx.db
    .select({ id: members.holderId })
    .from(members)
    .where(listWhere({ ...list, status }))
  return ctx.db.$count(found.limit(COUNTED_MAX).as('found'))
}
