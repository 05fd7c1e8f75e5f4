import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { lockWallets } from '../../server/lock-wallets.ts'
import { mergeHolders } from '../../server/merge-holders.ts'
import { badgeKeys, holders } from '../../server/tables.ts'

type Proven = { holderId: string; account: string; did: string }

/**
 * Stores the badge key that an account of a wallet named and that proved itself, once. Badges that the same key
 * collected on its own, with another wallet app, move into the wallet. Throws `badgeKeyDiffers` when the account has
 * another badge key, or the key another account.
 */
export function acceptBadgeKey(ctx: Context, proven: Proven): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { holderId, account, did } = proven
    const strayId = await strayOf(ctx, proven)
    if ((await isStored(ctx, proven)) && !strayId) return
    await lockWallets(ctx, [holderId, ...(strayId ? [strayId] : [])])
    // Another call may have stored it, or moved the badges, while this one waited.
    if (strayId && (await strayOf(ctx, proven)) === strayId) await mergeHolders(ctx, { from: strayId, into: holderId })
    if (await isStored(ctx, proven)) return
    await ctx.db.insert(badgeKeys).values({ did, holderId, account, createdAt: ctx.now() })
    await recordEvent(ctx, { action: 'badgeKey.added', subjectId: holderId, detail: { kind: 'own' } })
  })
}

async function isStored(ctx: Context, { account, did }: Proven): Promise<boolean> {
  const rows = await ctx.db
    .select()
    .from(badgeKeys)
    .where(or(eq(badgeKeys.account, account), eq(badgeKeys.did, did)))
  if (rows.some((row) => row.account !== account || row.did !== did)) throw new Problem('badgeKeyDiffers')
  return rows.length > 0
}

/** The wallet that consists of the badge key alone, if there is one. */
async function strayOf(ctx: Context, { holderId, did }: Proven): Promise<string | undefined> {
  const [stray] = await ctx.db
    .select({ id: holders.id })
    .from(holders)
    .where(and(eq(holders.did, did), isNull(holders.mergedInto), ne(holders.id, holderId)))
  return stray?.id
}
