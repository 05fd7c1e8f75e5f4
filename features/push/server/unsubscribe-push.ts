import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { removeSubscriptions } from './queries.ts'
import { pushSubscriptions } from './tables.ts'

/** Turns notifications off for one of the holder's devices; throws `notFound` for any other. */
export function unsubscribePush(ctx: HolderContext, { subscriptionId }: Input<typeof contract.unsubscribePush>) {
  const { holderId } = ctx.actor
  return inTransaction(ctx, async (ctx) => {
    const [own] = await ctx.db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, subscriptionId), eq(pushSubscriptions.holderId, holderId)))
      .for('update')
    if (!own) throw new Problem('notFound')
    await removeSubscriptions(ctx, [own.id])
    await recordEvent(ctx, { action: 'push.unsubscribed', subjectId: holderId })
    return {}
  })
}
