import { inArray } from 'drizzle-orm'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { forgetWallets } from '#platform/operations/confirmations.ts'
import { profileChanged } from '../hooks.ts'
import { badgeKeys, holderAddresses, holders } from './tables.ts'

/**
 * Removes name, picture, addresses and badge keys from wallets; their accounts stay, so that their own keys open them
 * again. The badges stay too: they name the badge key, and belong to the account. Returns the content addresses of the
 * pictures, which are still in the store.
 */
export function eraseWallets(ctx: Context, holderIds: string[]): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    const known = await ctx.db.select().from(holders).where(inArray(holders.id, holderIds)).for('update')
    await ctx.db.update(holders).set({ pseudo: '', imageCid: '' }).where(inArray(holders.id, holderIds))
    await profileChanged.run(ctx, { holderIds })
    await ctx.db.delete(holderAddresses).where(inArray(holderAddresses.holderId, holderIds))
    await ctx.db.delete(badgeKeys).where(inArray(badgeKeys.holderId, holderIds))
    await forgetWallets(
      ctx,
      known.map(({ did }) => did),
    )
    await recordEvents(
      ctx,
      known.map(({ id }) => ({ action: 'holder.erased', subjectId: id })),
    )
    return known.flatMap(({ imageCid }) => imageCid || [])
  })
}
