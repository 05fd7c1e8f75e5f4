import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { assertAddress } from './assert-address.ts'
import { assertKept, findOwnWebhook } from './own-webhook.ts'
import { webhookEndpoints } from './tables.ts'

/**
 * Changes an endpoint. Where addresses are included, only the main admin may switch them on, or have them sent somewhere
 * else: throws `mainAdminOnly`; and `urlRefused`.
 */
export async function updateWebhook(
  ctx: AdminContext,
  { webhookId, url, kinds, withAddresses }: Input<typeof contract.updateWebhook>,
) {
  await assertKept(ctx)
  const before = await findOwnWebhook(ctx, webhookId)
  if (url !== before.url) await assertAddress(ctx, url)
  return inTransaction(ctx, async (ctx) => {
    const isLocked = eq(webhookEndpoints.id, webhookId)
    const [present] = await ctx.db.select().from(webhookEndpoints).where(isLocked).for('update')
    if (!present) throw new Problem('notFound')
    const sendsMore = withAddresses && (!present.withAddresses || url !== present.url)
    if (sendsMore && !ctx.actor.mainAdmin) throw new Problem('mainAdminOnly')
    const set = { url, kinds: [...new Set(kinds)], withAddresses }
    await ctx.db.update(webhookEndpoints).set(set).where(isLocked)
    await recordEvent(ctx, { action: 'webhook.updated', subjectId: webhookId, detail: { withAddresses } })
    return {}
  })
}
