import { and, eq, sql } from 'drizzle-orm'
import { didOfMultikey } from '#credentials/keys/badge-key.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { lockWallets } from '../../server/lock-wallets.ts'
import { badgeDidOfAccount, type Holder } from '../../server/queries.ts'
import { badgeKeys } from '../../server/tables.ts'

type Wallet = Pick<Holder, 'id' | 'did' | 'kind'>

/**
 * Gives a wallet whose key the server keeps its badge key, unless it has one; never two. Locks the wallet, so it comes
 * before other locks or in a transaction of its own. Nothing for an own key, or after the wallet's erasure.
 */
export async function ensureBadgeKey(ctx: Context, wallet: Wallet): Promise<void> {
  if (wallet.kind !== 'email' || (await badgeDidOfAccount(ctx, wallet.did))) return
  await inTransaction(ctx, async (ctx) => {
    await lockWallets(ctx, [wallet.id])
    if (await badgeDidOfAccount(ctx, wallet.did)) return
    if (await hasAccountKey(ctx, wallet.id)) await addBadgeKey(ctx, wallet)
  })
}

/** Creates the sealed badge key of a wallet without one, in the caller's transaction. */
export function addBadgeKey(ctx: Context, { id: holderId, did: account }: Pick<Wallet, 'id' | 'did'>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const key = await createKey(ctx, { purpose: 'badge', ownerId: holderId })
    const did = didOfMultikey(key.publicKey)
    await ctx.db.insert(badgeKeys).values({ did, holderId, account, createdAt: ctx.now() })
    await recordEvent(ctx, { action: 'badgeKey.added', subjectId: holderId, detail: { kind: 'email' } })
  })
}

/** An erased wallet has lost the key of its account. */
async function hasAccountKey(ctx: Context, holderId: string): Promise<boolean> {
  const kept = sql`length(${sealedKeys.sealed}) > 0`
  const rows = await ctx.db
    .select({ id: sealedKeys.id })
    .from(sealedKeys)
    .where(and(eq(sealedKeys.ownerId, holderId), eq(sealedKeys.purpose, 'holder'), kept))
    .limit(1)
  return rows.length > 0
}
