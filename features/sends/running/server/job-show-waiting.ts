import { and, eq, isNull, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import type { SystemContext } from '#platform/context.ts'
import { waitForHold } from './wait-for-hold.ts'

/** Tells the wallets of the members to whom `sendId` went that badges wait for them, once it cannot be undone. */
export async function showWaiting(ctx: SystemContext, { sendId = '' }: Record<string, string>): Promise<void> {
  if (await waitForHold(ctx, 'show-waiting', sendId)) return
  const rows = await ctx.db
    .selectDistinct({ holderId: claims.holderId })
    .from(claims)
    .where(and(eq(claims.sendId, sendId), sql`${claims.holderId} <> ''`, isNull(claims.revokedAt)))
  const holderIds = rows.map(({ holderId }) => holderId)
  await notifyWallets(ctx, { holderIds }, { kind: 'claim', subjectId: sendId })
}
