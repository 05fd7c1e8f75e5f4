import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { templates } from '#features/templates/server/tables.ts'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { membershipChanged } from '../hooks.ts'
import { lockMembers } from './lock-members.ts'
import { members } from './tables.ts'

/** Ends the memberships whose Membership badges were revoked, unless the holder has another valid one. */
export function endMemberships(ctx: Context, { badgeIds }: { badgeIds: string[] }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const revoked = await ctx.db
      .select({ issuerId: badges.issuerId, holderId: badges.holderId })
      .from(badges)
      .innerJoin(templates, eq(templates.id, badges.templateId))
      .where(and(inArray(badges.id, badgeIds), eq(templates.category, 'membership')))
    const ofIssuers = Map.groupBy(revoked, (row) => row.issuerId)
    // A Membership issued meanwhile is visible only after that.
    await lockMembers(ctx, [...ofIssuers.keys()])
    for (const [issuerId, rows] of ofIssuers) {
      const holderIds = rows.map(({ holderId }) => holderId)
      const isTheirs = and(eq(members.issuerId, issuerId), inArray(members.holderId, holderIds))
      const ended = await ctx.db
        .update(members)
        .set({ endedAt: ctx.now() })
        .where(
          and(
            isTheirs,
            isNull(members.endedAt),
            sql`not exists (select 1 from ${badges} b join ${templates} t on t.id = b.template_id
              where b.issuer_id = ${members.issuerId} and b.holder_id = ${members.holderId}
                and t.category = 'membership' and b.revoked_at is null)`,
          ),
        )
        .returning({ holderId: members.holderId })
      await recordEvents(
        ctx,
        ended.map(({ holderId }) => ({ action: 'member.ended', issuerId, subjectId: holderId })),
      )
      const left = ended.map(({ holderId }) => holderId)
      await membershipChanged.run(ctx, { issuerId, holderIds: left, isMember: false })
      await notifyWallets(ctx, { holderIds: left }, { kind: 'community', subjectId: issuerId })
    }
  })
}
