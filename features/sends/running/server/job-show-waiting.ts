import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { sentAt } from '#features/claims/server/sent-at.ts'
import { claims } from '#features/claims/server/tables.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { sends } from '../../server/tables.ts'
import { waitForHold } from './wait-for-hold.ts'

/**
 * Tells the wallets of the members to whom `sendId` went that badges wait for them, once it cannot be undone: this hands them
 * over.
 */
export async function showWaiting(ctx: SystemContext, { sendId = '' }: Record<string, string>): Promise<void> {
  if (await waitForHold(ctx, 'show-waiting', sendId)) return
  const isShown = and(eq(claims.sendId, sendId), sql`${claims.holderId} <> ''`, isNull(claims.revokedAt))
  const rows = await ctx.db.selectDistinct({ holderId: claims.holderId }).from(claims).where(isShown)
  await handOver(ctx, sendId)
  const holderIds = rows.map(({ holderId }) => holderId)
  await notifyWallets(ctx, { holderIds }, { kind: 'claim', subjectId: sendId })
}

/** Writes when the badges of a send that was not undone came to wallets. The send's row is locked, as by undoing it. */
function handOver(ctx: SystemContext, sendId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [send] = await ctx.db.select({ status: sends.status }).from(sends).where(eq(sends.id, sendId)).for('update')
    if (!send || send.status === 'undone') return
    const due = ctx.db
      .select({ id: claims.id })
      .from(claims)
      .where(
        and(eq(claims.sendId, sendId), sql`${claims.holderId} <> ''`, isNull(claims.sentAt), isNull(claims.revokedAt)),
      )
      // In the same order as every other change, to avoid deadlocks.
      .orderBy(asc(claims.id))
      .for('update')
    await ctx.db
      .update(claims)
      .set({ sentAt: sentAt(ctx) })
      .where(inArray(claims.id, due))
  })
}
