import { and } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { keySeesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import { maskAddress } from '#features/team/rules.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import type { MemberRow } from '../contract.ts'
import { pendingPeople } from '../hooks.ts'
import { COUNTED_MAX } from '../rules.ts'
import { countStatuses, countUnnamed } from './count-statuses.ts'
import { type Place, readCursor, writeCursor } from './member-cursor.ts'
import { listWhere, type MemberList, memberRows, ownNameOnly, type PlacedMember } from './member-rows.ts'
import { placeNamed, withoutName } from './place-named.ts'
import { placeOfPage } from './place-of-page.ts'
import { howToSearch } from './search-names.ts'
import { members } from './tables.ts'

type List = typeof contract.listMembers
type Page = { limit: number; offset: number; after?: Place | undefined; before?: Place | undefined }
type Found = { totalCount: number; rows: PlacedMember[] }

/**
 * A page of the community's members, or of pending people, with the numbers of each status. To a key without
 * `addresses:read` addresses are masked, and a search finds nobody by them.
 */
export async function listMembers(ctx: AdminContext, input: Input<List>): Promise<Output<List>> {
  const { issuerId } = ctx.actor
  const { pageNumber, pageSize, order, search, status } = input
  const isHidden = !keySeesAddresses(ctx.actor)
  const asked = { order, status, search }
  const after = await placeNamed(ctx, asked, readCursor(asked, input.after))
  const page = {
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
    after,
    before: after ? undefined : await placeNamed(ctx, asked, readCursor(asked, input.before)),
  }
  const [counted, pending] = await Promise.all([countStatuses(ctx, issuerId), pendingPeople.get().count(ctx, issuerId)])
  const counts = { ...counted, pending, unnamed: await countUnnamed(ctx, issuerId) }
  const find = () =>
    status === 'pending'
      ? pendingPage(ctx, { issuerId, order, search }, page, pending)
      : memberPage(ctx, { issuerId, order, search, status, looksAt: isHidden ? 'own' : 'all' }, page, counts)
  const isBlind = isHidden && search !== '' && status === 'pending'
  const { totalCount, rows } = isBlind ? { totalCount: 0, rows: [] } : await find()
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    members: rows.map(({ row }) => (isHidden ? hidden(row) : row)),
    pagination: { totalCount, totalPages: Math.ceil(totalCount / pageSize) },
    first: first ? writeCursor(asked, isHidden ? withoutName(asked, first.place) : first.place) : '',
    last: last ? writeCursor(asked, isHidden ? withoutName(asked, last.place) : last.place) : '',
    counts,
  }
}

/** Of pending people the ends of the address are told, of members nothing that the community entered. */
function hidden(row: MemberRow): MemberRow {
  return row.status === 'pending' ? { ...ownNameOnly(row), email: maskAddress(row.email) } : ownNameOnly(row)
}

type Counts = Awaited<ReturnType<typeof countStatuses>> & { unnamed: number }

async function memberPage(ctx: Context, list: MemberList, page: Page, counts: Counts): Promise<Found> {
  if (list.search === '') {
    const totalCount = counts[list.status]
    if (page.after || page.before) return { totalCount, rows: await memberRows(ctx, list, page) }
    if (page.offset >= totalCount) return { totalCount, rows: [] }
    const start = await placeOfPage(ctx, list, page.offset)
    return { totalCount, rows: await memberRows(ctx, list, { limit: page.limit, ...start }) }
  }
  const { where, isMany } = await howToSearch(ctx, list.issuerId, list.search, counts.all + counts.left)
  const found = and(listWhere(list), where)
  const [totalCount, rows] = await Promise.all([
    isMany ? COUNTED_MAX : countFound(ctx, found),
    isBeyond(page, COUNTED_MAX) ? [] : memberRows(ctx, list, { ...page, where }),
  ])
  return { totalCount, rows }
}

async function pendingPage(
  ctx: Context,
  list: Pick<MemberList, 'issuerId' | 'order' | 'search'>,
  page: Page,
  pending: number,
): Promise<Found> {
  const totalCount = list.search === '' ? pending : await pendingPeople.get().count(ctx, list.issuerId, list.search)
  return {
    totalCount,
    rows: isBeyond(page, totalCount) ? [] : await pendingPeople.get().list(ctx, { asked: list, page }),
  }
}

const isBeyond = ({ after, before, offset }: Page, count: number) => !after && !before && offset >= count

function countFound(ctx: Context, where: ReturnType<typeof and>): Promise<number> {
  const found = ctx.db.select({ id: members.holderId }).from(members).where(where).limit(COUNTED_MAX)
  return ctx.db.$count(found.as('found'))
}
