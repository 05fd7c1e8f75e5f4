import { and, eq, isNull } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { joinMembers } from './join-members.ts'
import { members } from './tables.ts'

/** Moves the memberships of one holder to another, when their wallets merge; each keeps the earlier start. */
export function moveMembers(ctx: Context, { from, into }: { from: string; into: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const moved = await ctx.db
      .update(members)
      .set({ endedAt: ctx.now() })
      .where(and(eq(members.holderId, from), isNull(members.endedAt)))
      .returning()
    for (const { issuerId, since } of moved) await joinMembers(ctx, issuerId, [into], since)
    await recordEvent(ctx, { action: 'members.moved', subjectId: into, detail: { count: moved.length } })
  })
}
