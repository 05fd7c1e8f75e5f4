import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { AdminContext } from '#platform/context.ts'
import { webhookEndpoints } from './tables.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** An endpoint of the community; throws `notFound` for any other. */
export async function findOwnWebhook(ctx: AdminContext, webhookId: string): Promise<EndpointRow> {
  const isOwn = and(eq(webhookEndpoints.id, webhookId), eq(webhookEndpoints.issuerId, ctx.actor.issuerId))
  const [endpoint] = await ctx.db.select().from(webhookEndpoints).where(isOwn)
  if (!endpoint) throw new Problem('notFound')
  return endpoint
}

/** Throws `webhooksUnavailable` for a community that signs with a wallet. */
export async function assertKept(ctx: AdminContext): Promise<void> {
  const issuer = await findIssuer(ctx, ctx.actor.issuerId)
  if (!issuer?.isKms) throw new Problem('webhooksUnavailable')
}
