import { eq } from 'drizzle-orm'
import { endSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { type Merge, walletsMerged } from '#platform/manifest/leaving.ts'
import { sessions } from '#platform/tables.ts'
import { holderAddresses, holders } from './tables.ts'

/**
 * Moves all addresses and badges of one wallet into another; its sessions end, and its DID then opens the other wallet.
 */
export function mergeHolders(ctx: Context, { from, into }: Merge): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.update(holderAddresses).set({ holderId: into }).where(eq(holderAddresses.holderId, from))
    await walletsMerged.run(ctx, { from, into })
    await ctx.db.update(holders).set({ mergedInto: into }).where(eq(holders.mergedInto, from))
    await ctx.db.update(holders).set({ mergedInto: into }).where(eq(holders.id, from))
    await endSessions(ctx, eq(sessions.holderId, from))
    await recordEvent(ctx, { action: 'holder.merged', subjectId: into })
  })
}
