import { eq } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { endSessions } from '#platform/sessions.ts'
import { sessions } from '#platform/tables.ts'
import { holderAddresses, holders } from './tables.ts'

type Merge = { from: string; into: string }
type MergeListener = (ctx: Context, merge: Merge) => Promise<void>

const listeners = new Set<MergeListener>()

/** Registers a listener that moves a higher feature's data of a holder in the transaction of a merge. */
export function onMerge(listener: MergeListener): void {
  listeners.add(listener)
}

/**
 * Moves all addresses and badges of one wallet into another; its sessions end, and its DID then opens the other wallet.
 */
export function mergeHolders(ctx: Context, { from, into }: Merge): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (listeners.size === 0) throw new Error('Nothing would move the badges')
    await ctx.db.update(holderAddresses).set({ holderId: into }).where(eq(holderAddresses.holderId, from))
    for (const listener of listeners) await listener(ctx, { from, into })
    await ctx.db.update(holders).set({ mergedInto: into }).where(eq(holders.mergedInto, from))
    await ctx.db.update(holders).set({ mergedInto: into }).where(eq(holders.id, from))
    await endSessions(ctx, eq(sessions.holderId, from))
    await recordEvent(ctx, { action: 'holder.merged', subjectId: into })
  })
}
