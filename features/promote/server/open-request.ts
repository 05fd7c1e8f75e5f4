import { eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { requestOfToken } from '../decision/server/decide-link.ts'
import { daysLater, LINK_DAYS } from '../rules.ts'
import { promoteRequests } from './tables.ts'

export type PromoteRequest = typeof promoteRequests.$inferSelect

/**
 * The waiting request that an operator's link is about. Throws `promoteLinkExpired` for a link that nobody signed, is
 * older than 14 days, or whose request was erased, and `requestDecided`.
 */
export async function openRequest(ctx: Context, token: string): Promise<PromoteRequest> {
  const id = requestOfToken(ctx.config, token)
  const request = id === undefined ? undefined : await findRequest(ctx, id)
  if (!request || linkUntil(request) <= ctx.now()) throw new Problem('promoteLinkExpired')
  if (request.state !== 'waiting') throw new Problem('requestDecided')
  return request
}

/** Until when the link to a request works. */
export function linkUntil({ createdAt }: PromoteRequest): Date {
  return daysLater(createdAt, LINK_DAYS)
}

/** The request with an id. */
export async function findRequest(ctx: Context, id: string): Promise<PromoteRequest | undefined> {
  const [request] = await ctx.db.select().from(promoteRequests).where(eq(promoteRequests.id, id))
  return request
}
