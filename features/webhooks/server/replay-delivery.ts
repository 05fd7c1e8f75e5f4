import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { attempt, isDelivered } from './attempt.ts'
import { findOwnDelivery } from './own-delivery.ts'
import { logAttempts } from './record-attempts.ts'
import { openKeys } from './secrets.ts'
import { webhookMessages } from './tables.ts'

type Replay = typeof contract.replayDelivery

/**
 * Sends a message once more, with its id and the current secret. A failure changes nothing, a success ends its attempts;
 * the endpoint's standing stays as it is. Throws `bodyGone` for one that is too old, or was not composed yet.
 */
export async function replayDelivery(ctx: AdminContext, { deliveryId }: Input<Replay>): Promise<Output<Replay>> {
  const { message, endpoint } = await findOwnDelivery(ctx, deliveryId)
  const { body } = message
  if (!body) throw new Problem('bodyGone')
  const keys = (await openKeys(ctx, [endpoint])).get(endpoint.secretId) ?? []
  const made = await attempt(ctx, endpoint.url, keys, { id: deliveryId, body })
  const { status, ms } = made
  await inTransaction(ctx, async (ctx) => {
    await logAttempts(ctx, [{ messageId: deliveryId, isReplay: true, attempt: made }])
    const ended = { state: 'delivered' as const, nextAt: null, isReplay: false, resumeAt: null }
    const isStillThere = eq(webhookMessages.id, deliveryId)
    const shown = { lastStatus: status, lastMs: ms }
    const wasDelivered = sql`${webhookMessages.state} = 'delivered'`
    if (isDelivered(made))
      await ctx.db
        .update(webhookMessages)
        .set({ ...ended, ...shown })
        .where(isStillThere)
    else await ctx.db.update(webhookMessages).set(shown).where(sql`${isStillThere} and not ${wasDelivered}`)
    await recordEvent(ctx, { action: 'webhook.replayed', subjectId: endpoint.id, detail: { status } })
  })
  return { status, ms }
}
