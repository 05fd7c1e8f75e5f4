import { and, eq, isNull } from 'drizzle-orm'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { lockMembers } from './lock-members.ts'
import { members } from './tables.ts'

/** Ends all memberships of a deleted issuer, which calls nobody by a name any more; the members keep their badges. */
export function endMembers(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockMembers(ctx, [issuerId])
    const ended = await ctx.db
      .update(members)
      .set({ endedAt: ctx.now(), name: '', sortName: '', otherNames: '' })
      .where(and(eq(members.issuerId, issuerId), isNull(members.endedAt)))
      .returning({ holderId: members.holderId })
    await notifyWallets(ctx, { issuerId }, { kind: 'community', subjectId: issuerId })
    await recordEvent(ctx, { action: 'members.ended', issuerId, subjectId: issuerId, detail: { count: ended.length } })
  })
}
