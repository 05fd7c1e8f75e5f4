import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { notifyWallets } from '#features/holders/events/server/notify-wallets.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { peopleRenamed } from '../hooks.ts'
import { isKnownIn } from './communities-knowing.ts'
import { lockNames } from './lock-names.ts'
import { communityNames } from './tables.ts'
import { announceNames, writeNames } from './write-names.ts'

/** Tells a community how the holder wants to be called; throws `notFound` for one that knows nothing of them. */
export function setOwnName(ctx: HolderContext, { issuerId, name }: Input<typeof contract.setOwnName>) {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await lockOwnWallet(ctx)
    await lockNames(ctx, [holderId])
    if (!(await isKnownIn(ctx, issuerId, holderId))) throw new Problem('notFound')
    const changed = await writeNames(ctx, [{ issuerId, holderId, given: name, listed: '', email: '' }])
    await announceNames(ctx, changed)
    await told(ctx, issuerId)
    return { name }
  })
}

/** Takes the holder's name for a community back: it sees the wallet's name again, or the one it entered. Idempotent. */
export function removeOwnName(ctx: HolderContext, { issuerId }: Input<typeof contract.removeOwnName>) {
  return inTransaction(ctx, async (ctx) => {
    const { holderId } = ctx.actor
    await lockOwnWallet(ctx)
    await lockNames(ctx, [holderId])
    const isOwn = and(eq(communityNames.issuerId, issuerId), eq(communityNames.holderId, holderId))
    const rows = await ctx.db
      .update(communityNames)
      .set({ givenName: '' })
      .where(isOwn)
      .returning({ id: communityNames.holderId })
    if (rows.length > 0) await peopleRenamed.run(ctx, { issuerId, holderIds: [holderId] })
    await told(ctx, issuerId)
    return {}
  })
}

/** The names themselves are in no audit row. */
async function told(ctx: HolderContext, issuerId: string): Promise<void> {
  const { holderId } = ctx.actor
  await recordEvent(ctx, { action: 'holder.named', issuerId, subjectId: holderId })
  await notifyWallets(ctx, { holderIds: [holderId] }, { kind: 'community', subjectId: issuerId })
}
