import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { holders } from '#features/holders/server/tables.ts'
import { findCommunities } from '#features/members/communities/server/own-communities.ts'
import { countStatuses } from '#features/members/server/count-statuses.ts'
import { howToSearch } from '#features/members/server/search-names.ts'
import { members } from '#features/members/server/tables.ts'
import { pseudoContains } from '#features/names/server/person-name.ts'
import type { HolderContext } from '#platform/context.ts'
import { cursorsOf } from '#platform/cursors/cursors-of.ts'
import { PEOPLE_PAGE } from '../../rules.ts'
import { shownMembers } from '../../server/tables.ts'
import type * as contract from '../../wallet-contract.ts'
import { describePerson } from './describe-people.ts'

/** Other members see and find nobody by what they told the community or what its lists call them. */
const sortedName = sql<string>`(search_text(${holders.pseudo}) collate "C")`

/** The place of a row: its name as it is sorted, and its id. */
const cursors = cursorsOf({ sortName: z.string(), id: z.string().max(80) })

/**
 * Members of a community who are shown, by name, without the signed-in holder; only to its members (`notFound`). Throws
 * `cursorInvalid`.
 */
export async function listShownMembers(
  ctx: HolderContext,
  { issuerId, search, after }: Input<typeof contract.listShownMembers>,
): Promise<Output<typeof contract.listShownMembers>> {
  await assertMember(ctx, issuerId)
  const start = cursors.readOrRefuse(after)
  const isCounted = and(isNull(members.endedAt), isNull(members.suspendedAt))
  const { all, left } = await countStatuses(ctx, issuerId)
  const { where: isNamed } = await howToSearch(ctx, issuerId, search, all + left)
  const isFurther =
    start && sql`(${sortedName}, ${members.holderId}) > (${start.sortName}::text collate "C", ${start.id})`
  const rows = await ctx.db
    .select({ sortName: sortedName, holder: holders })
    .from(shownMembers)
    .innerJoin(members, and(eq(members.issuerId, shownMembers.issuerId), eq(members.holderId, shownMembers.holderId)))
    .innerJoin(holders, eq(holders.id, members.holderId))
    .where(
      and(
        eq(shownMembers.issuerId, issuerId),
        ne(shownMembers.holderId, ctx.actor.holderId),
        // Nobody can be chosen by a name that they do not have.
        ne(holders.pseudo, ''),
        isCounted,
        isNamed,
        search === '' ? undefined : pseudoContains(search),
        isFurther,
      ),
    )
    .orderBy(asc(sortedName), asc(members.holderId))
    .limit(PEOPLE_PAGE + 1)
  const shown = rows.slice(0, PEOPLE_PAGE)
  const last = rows.length > PEOPLE_PAGE ? shown.at(-1) : undefined
  return {
    people: shown.map(({ holder }) => describePerson(holder)),
    next: last ? cursors.write({ sortName: last.sortName, id: last.holder.id }) : '',
  }
}

/** Throws `notFound` unless the signed-in holder is a member of a community. */
export async function assertMember(ctx: HolderContext, issuerId: string): Promise<void> {
  const [found] = await findCommunities(ctx, ctx.actor.holderId, issuerId)
  if (!found || found.member.suspendedAt) throw new Problem('notFound')
}
