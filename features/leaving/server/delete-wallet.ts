import { asc, eq } from 'drizzle-orm'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { lockWallets } from '#features/holders/server/lock-wallets.ts'
import { lockAddress } from '#features/holders/server/queries.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { sessions } from '#platform/tables.ts'
import { eraseHolder } from './erase-holder.ts'
import { identifyPerson } from './identify-person.ts'

/**
 * Erases the caller as a holder, like `eraseHolder`, with all sessions; two simultaneous calls erase and record once.
 * Throws `addressNotProven` in a session opened only by a claim link.
 */
export async function deleteWallet(ctx: HolderContext): Promise<Record<string, never>> {
  assertProven(ctx)
  await inTransaction(ctx, async (ctx) => {
    // No address can be added to the wallet after they are counted.
    await lockWallets(ctx, [ctx.actor.holderId])
    const person = await identifyPerson(ctx, ctx.actor.holderId)
    for (const email of person.emails.toSorted()) await lockAddress(ctx, email)
    if (await isStillOpen(ctx)) await eraseHolder(ctx, person)
  })
  return {}
}

/**
 * Whether the caller's session is still active; other deletions of the wallet wait for this transaction, or it waited
 * for them.
 */
async function isStillOpen(ctx: HolderContext): Promise<boolean> {
  const { holderId, sessionId } = ctx.actor
  const rows = await ctx.db
    .select({ id: sessions.id, endedAt: sessions.endedAt })
    .from(sessions)
    .where(eq(sessions.holderId, holderId))
    .orderBy(asc(sessions.id))
    .for('update')
  return rows.some(({ id, endedAt }) => id === sessionId && endedAt === null)
}
