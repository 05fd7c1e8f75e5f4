import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { shownMembers } from '../../server/tables.ts'
import type * as contract from '../../wallet-contract.ts'
import { assertMember } from './list-shown-members.ts'

/** Whether other members of a community may choose the signed-in holder. Throws `notFound` for non-members. */
export function showMember(
  ctx: HolderContext,
  { issuerId, shown }: Input<typeof contract.showMember>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await assertMember(ctx, issuerId)
    if (shown) await ctx.db.insert(shownMembers).values({ issuerId, holderId }).onConflictDoNothing()
    else
      await ctx.db
        .delete(shownMembers)
        .where(and(eq(shownMembers.issuerId, issuerId), eq(shownMembers.holderId, holderId)))
    await recordEvent(ctx, { action: 'member.shown', issuerId, subjectId: holderId, detail: { shown } })
    return {}
  })
}
