import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { AdminContext } from '#platform/context.ts'
import type { EndpointRow } from './own-webhook.ts'
import { webhookEndpoints, webhookMessages } from './tables.ts'

export type MessageRow = typeof webhookMessages.$inferSelect

/** A message of the community with its endpoint; throws `notFound` for any other. */
export async function findOwnDelivery(
  ctx: AdminContext,
  deliveryId: string,
): Promise<{ message: MessageRow; endpoint: EndpointRow }> {
  const [found] = await ctx.db
    .select({ message: webhookMessages, endpoint: webhookEndpoints })
    .from(webhookMessages)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookMessages.endpointId))
    .where(and(eq(webhookMessages.id, deliveryId), eq(webhookEndpoints.issuerId, ctx.actor.issuerId)))
  if (!found) throw new Problem('notFound')
  return found
}
