import { desc, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { type AttemptProblem, headersOf } from './attempt.ts'
import { asDelivery } from './list-deliveries.ts'
import { findOwnDelivery } from './own-delivery.ts'
import { openKeys } from './secrets.ts'
import { webhookTries } from './tables.ts'

type Get = typeof contract.getDelivery

/** One message with its attempts, newest first, and its request as the last attempt sent it, signed with today's secrets. */
export async function getDelivery(ctx: AdminContext, { deliveryId }: Input<Get>): Promise<Output<Get>> {
  const { message, endpoint } = await findOwnDelivery(ctx, deliveryId)
  const tries = await ctx.db
    .select()
    .from(webhookTries)
    .where(eq(webhookTries.messageId, deliveryId))
    .orderBy(desc(webhookTries.n))
  const body = message.body ?? ''
  const keys = (await openKeys(ctx, [endpoint])).get(endpoint.secretId) ?? []
  const headers = body ? headersOf(keys, { id: deliveryId, body }, tries[0]?.at ?? message.at) : {}
  return {
    ...asDelivery(message, endpoint.url),
    body,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    attempts: tries.map(({ at, status, ms, contentType, response, problem }) => ({
      at: at.toISOString(),
      status,
      ms,
      contentType,
      response,
      problem: problem as AttemptProblem,
    })),
  }
}
