import { eq, inArray } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { lockMembers } from '#features/members/server/lock-members.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { badgeCause } from './follow-badges.ts'
import { reversePoints } from './reverse-points.ts'
import { rebuildStandings } from './standings/rebuild-standings.ts'
import { pointAccounts, standings } from './tables.ts'

/**
 * Gives the accounts of one holder to another when their wallets merge and their badges were moved: the accounts keep their
 * rows. The points of a badge that both have of one claim are reversed for the one left behind.
 */
export function movePoints(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // Also where only the other one had points: its member's row may be new there.
    const issuerIds = await communitiesOf(ctx, [from, into])
    await lockMembers(ctx, issuerIds)
    await ctx.db.update(pointAccounts).set({ holderId: into }).where(eq(pointAccounts.holderId, from))
    await ctx.db.delete(standings).where(eq(standings.holderId, from))
    const left = await ctx.db
      .select({ id: badges.id, issuerId: badges.issuerId })
      .from(badges)
      .where(eq(badges.holderId, from))
    for (const [issuerId, ofIssuer] of Map.groupBy(left, (badge) => badge.issuerId))
      await reversePoints(
        ctx,
        issuerId,
        ofIssuer.map(({ id }) => badgeCause(id)),
      )
    for (const issuerId of issuerIds) await rebuildStandings(ctx, issuerId, [into])
    await recordEvent(ctx, { action: 'points.moved', subjectId: into, detail: { communities: issuerIds.length } })
  })
}

/** The communities at which some holders have an account or a standing, in the order of their ids. */
export async function communitiesOf(ctx: Context, holderIds: string[]): Promise<string[]> {
  const ofAccounts = await ctx.db
    .selectDistinct({ issuerId: pointAccounts.issuerId })
    .from(pointAccounts)
    .where(inArray(pointAccounts.holderId, holderIds))
  const ofStandings = await ctx.db
    .selectDistinct({ issuerId: standings.issuerId })
    .from(standings)
    .where(inArray(standings.holderId, holderIds))
  return [...new Set([...ofAccounts, ...ofStandings].map(({ issuerId }) => issuerId))].sort()
}
