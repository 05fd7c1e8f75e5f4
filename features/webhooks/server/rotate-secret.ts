import { eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { removeSecrets } from '#features/keys/server/remove-secrets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { BOTH_SECRETS_HOURS } from '../rules.ts'
import { findOwnWebhook } from './own-webhook.ts'
import { makeSecret } from './secrets.ts'
import { webhookEndpoints } from './tables.ts'

type Rotate = typeof contract.rotateWebhookSecret

/** Makes a new secret, shown this once; for a day messages are signed with the one before too, and no older one. */
export function rotateWebhookSecret(ctx: AdminContext, { webhookId }: Input<Rotate>): Promise<Output<Rotate>> {
  return inTransaction(ctx, async (ctx) => {
    await findOwnWebhook(ctx, webhookId)
    const isOne = eq(webhookEndpoints.id, webhookId)
    const [present] = await ctx.db.select().from(webhookEndpoints).where(isOne).for('update')
    const { secret, ...made } = await makeSecret(ctx)
    const oldUntil = new Date(ctx.now().getTime() + BOTH_SECRETS_HOURS * 60 * 60 * 1000)
    await ctx.db
      .update(webhookEndpoints)
      .set({ ...made, oldSecretId: present?.secretId ?? '', oldUntil })
      .where(isOne)
    if (present?.oldSecretId) await removeSecrets(ctx, [present.oldSecretId], 'webhook')
    await recordEvent(ctx, { action: 'webhook.secretRotated', subjectId: webhookId })
    return { secret, oldUntil: oldUntil.toISOString() }
  })
}
