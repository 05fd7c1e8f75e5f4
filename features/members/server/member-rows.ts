import { and, eq, type SQL, sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import type { NameSource } from '#features/names/rules.ts'
import { sourceOfName } from '#features/names/server/person-name.ts'
import { communityNames } from '#features/names/server/tables.ts'
import { veilAddress } from '#features/team/rules.ts'
import type { Context } from '#platform/context.ts'
import type { MemberRow } from '../contract.ts'
import type { Filter, Order } from '../rules.ts'
import type { Place } from './member-cursor.ts'
import { isDescending, isFound, isOfChip, type Searched, SORTED, sortedBy } from './member-order.ts'
import { partsOf } from './parts-of.ts'
import { members } from './tables.ts'

/** A list of rows of `members`: pending people have none. */
export type MemberList = Searched & { order: Order; status: Exclude<Filter, 'pending'> }
/** A member with the place in the list's order. */
export type PlacedMember = { holderId: string; place: Place; row: MemberRow }
/** `where` narrows the list, without changing its order. */
export type Page = {
  limit: number
  after?: Place | undefined
  before?: Place | undefined
  where?: SQL | undefined
  offset?: number
}

/** The rows of a list, in its order: those after or before a place, by an index, or after a number of rows. */
export async function memberRows(ctx: Context, list: MemberList, page: Page): Promise<PlacedMember[]> {
  const { limit, after, before, offset = 0 } = page
  const at = after ?? before
  const isBackwards = !after && before !== undefined
  const isDesc = isDescending(list.order) !== isBackwards
  const where = and(listWhere(list), page.where, at && isBeyond(list.order, at, isDesc))
  const rows = await selectMembers(ctx, list.order, { where, isDesc, limit, offset: at ? 0 : offset })
  return isBackwards ? rows.reverse() : rows
}

/** The condition of a list on rows of `members`. */
export function listWhere({ issuerId, status, ...asked }: MemberList): SQL | undefined {
  return and(eq(members.issuerId, issuerId), isOfChip(status), isFound({ issuerId, ...asked }))
}

/** The condition that a row comes after a place: below it when `isDesc`, otherwise above it. */
export function isBeyond(order: Order, { key, id }: Place, isDesc: boolean): SQL {
  const { column, valueAt } = SORTED[sortedBy(order)]
  return sql`(${column}, ${members.holderId}) ${sql.raw(isDesc ? '<' : '>')} (${valueAt(key)}, ${id})`
}

type Selection = { where: SQL | undefined; isDesc: boolean; limit: number; offset: number }

/** Reads rows by an order's index alone, and then what they say. */
export async function selectMembers(ctx: Context, order: Order, { where, isDesc, limit, offset }: Selection) {
  const { column, key } = SORTED[sortedBy(order)]
  const direction = sql.raw(isDesc ? 'desc' : 'asc')
  const inOrder = [sql`${column} ${direction}`, sql`${members.holderId} ${direction}`]
  const page = ctx.db
    .select({ issuerId: members.issuerId, holderId: members.holderId })
    .from(members)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await ctx.db
    .select({
      member: members,
      key: sql<string>`${key}`,
      holder: holders,
      named: communityNames,
      nameSource: sourceOfName,
    })
    .from(page)
    .innerJoin(members, and(eq(members.issuerId, page.issuerId), eq(members.holderId, page.holderId)))
    .leftJoin(holders, eq(holders.id, members.holderId))
    .leftJoin(communityNames, isNamedRow)
    .orderBy(...inOrder)
  const parts = await partsOf(ctx, rows)
  return rows.map(({ key, ...row }) => ({
    holderId: row.member.holderId,
    place: { key, id: row.member.holderId },
    row: describeMember(row, parts.get(row.member.holderId) ?? []),
  }))
}

const isNamedRow = and(eq(communityNames.issuerId, members.issuerId), eq(communityNames.holderId, members.holderId))

type Found = {
  member: typeof members.$inferSelect
  holder: typeof holders.$inferSelect | null
  named: typeof communityNames.$inferSelect | null
  nameSource: NameSource
}

function describeMember({ member, holder, named, nameSource }: Found, parts: MemberRow['parts']): MemberRow {
  return {
    did: holder?.did ?? '',
    pseudo: holder?.pseudo ?? '',
    name: member.name,
    nameSource,
    listedName: named?.listedName ?? '',
    imageUrl: holder?.imageCid ? `/ipfs/${holder.imageCid}` : '',
    points: member.points,
    badgeCount: member.badgeCount,
    created: member.since.toISOString(),
    status: member.endedAt ? 'left' : member.suspendedAt ? 'suspended' : 'member',
    email: veilAddress(named?.listedEmail ?? ''),
    parts,
    invitationId: '',
  }
}

/**
 * A member as a key sees them that may not read addresses: by their wallet's own name, without what the community entered, or
 * what follows from it.
 */
export function ownNameOnly(row: MemberRow): MemberRow {
  const { pseudo } = row
  const parts = row.parts.filter(({ kind }) => kind === 'role')
  return { ...row, name: pseudo, nameSource: pseudo === '' ? '' : 'wallet', listedName: '', email: '', parts }
}
