import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { TEST_KIND } from '../rules.ts'
import { attempt, isDelivered } from './attempt.ts'
import { bodyOf } from './compose-bodies.ts'
import { findOwnWebhook } from './own-webhook.ts'
import { logAttempts } from './record-attempts.ts'
import { openKeys } from './secrets.ts'
import { webhookMessages } from './tables.ts'

type Test = typeof contract.testWebhook

/** Sends a test event once, also to an endpoint that is off, and logs it; it does not change the endpoint's standing. */
export async function testWebhook(ctx: AdminContext, { webhookId }: Input<Test>): Promise<Output<Test>> {
  const endpoint = await findOwnWebhook(ctx, webhookId)
  const keys = (await openKeys(ctx, [endpoint])).get(endpoint.secretId) ?? []
  const [id, at, { issuerId }] = [`msg_${newId()}`, ctx.now(), ctx.actor]
  const body = bodyOf(TEST_KIND, at, { issuerId, webhookId })
  const made = await attempt(ctx, endpoint.url, keys, { id, body })
  const { status, ms } = made
  const state = isDelivered(made) ? ('delivered' as const) : ('failed' as const)
  await inTransaction(ctx, async (ctx) => {
    const about = { endpointId: webhookId, kind: TEST_KIND, subjectId: webhookId, detail: {}, at, body }
    await ctx.db.insert(webhookMessages).values({ id, ...about, state, tries: 1, lastStatus: status, lastMs: ms })
    await logAttempts(ctx, [{ messageId: id, isReplay: false, attempt: made }])
    await recordEvent(ctx, { action: 'webhook.tested', subjectId: webhookId, detail: { status } })
  })
  return { deliveryId: id, status, ms }
}
