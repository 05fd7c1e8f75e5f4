import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { removeSecrets } from '#features/keys/server/remove-secrets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findOwnWebhook } from './own-webhook.ts'
import { webhookEndpoints } from './tables.ts'

/** An event that began before may still write a message. */
const LATE_SECONDS = 120

/** Deletes an endpoint at once, and its log by a job. */
export function deleteWebhook(ctx: AdminContext, { webhookId }: Input<typeof contract.deleteWebhook>) {
  return inTransaction(ctx, async (ctx) => {
    const { secretId, oldSecretId } = await findOwnWebhook(ctx, webhookId)
    await ctx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, webhookId))
    await removeSecrets(
      ctx,
      [secretId, oldSecretId].filter((id) => id !== ''),
      'webhook',
    )
    await ctx.jobs.send(ctx, 'forget-webhook', { webhookId })
    await ctx.jobs.send(ctx, 'forget-webhook', { webhookId }, LATE_SECONDS)
    await recordEvent(ctx, { action: 'webhook.deleted', subjectId: webhookId })
    return {}
  })
}
