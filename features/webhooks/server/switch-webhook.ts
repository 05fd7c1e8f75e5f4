import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction, onCommit } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { CHANNEL } from './follow-events.ts'
import { findOwnWebhook } from './own-webhook.ts'
import { webhookEndpoints } from './tables.ts'

/** Switches an endpoint off, which discards nothing that waits, or on, when its waiting messages are sent. Idempotent. */
export function switchWebhook(ctx: AdminContext, { webhookId, on }: Input<typeof contract.switchWebhook>) {
  return inTransaction(ctx, async (ctx) => {
    const { offReason } = await findOwnWebhook(ctx, webhookId)
    if ((offReason === '') === on) return {}
    const set = on ? { offReason: '' as const, failingSince: null, failingStatus: 0 } : { offReason: 'admin' as const }
    await ctx.db.update(webhookEndpoints).set(set).where(eq(webhookEndpoints.id, webhookId))
    await recordEvent(ctx, { action: on ? 'webhook.switchedOn' : 'webhook.switchedOff', subjectId: webhookId })
    if (on) await onCommit(ctx, () => ctx.notices.notify(CHANNEL))
    return {}
  })
}
