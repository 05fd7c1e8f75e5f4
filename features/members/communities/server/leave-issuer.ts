import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { membershipChanged } from '../../hooks.ts'
import { lockMembers } from '../../server/lock-members.ts'
import { members } from '../../server/tables.ts'

/** Ends the holder's own membership of an issuer; throws `notFound` without one. */
export function leaveIssuer(ctx: HolderContext, { issuerId }: Input<typeof contract.leaveIssuer>) {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await lockMembers(ctx, [issuerId])
    const [left] = await ctx.db
      .update(members)
      .set({ endedAt: ctx.now() })
      .where(and(eq(members.issuerId, issuerId), eq(members.holderId, holderId), isNull(members.endedAt)))
      .returning({ holderId: members.holderId })
    if (!left) throw new Problem('notFound')
    await recordEvent(ctx, { action: 'member.left', issuerId, subjectId: holderId })
    await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'community', subjectId: issuerId })
    await membershipChanged.run(ctx, { issuerId, holderIds: [holderId], isMember: false })
    return {}
  })
}
