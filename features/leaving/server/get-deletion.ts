import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { badges } from '#features/badges/server/tables.ts'
import { isLivingAt } from '#features/claims/server/claim-conditions.ts'
import { claims } from '#features/claims/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'

const COUNT = { n: sql<number>`count(*)`.mapWith(Number) }

/** How many badges the community has issued, how many of its claims are still open, and how many sub-communities it leads. */
export async function getDeletion(ctx: AdminContext): Promise<Output<typeof contract.getDeletion>> {
  const { issuerId } = ctx.actor
  const [out] = await ctx.db
    .select(COUNT)
    .from(badges)
    .where(and(eq(badges.issuerId, issuerId), isNull(badges.revokedAt)))
  const [open] = await ctx.db
    .select(COUNT)
    .from(claims)
    .where(and(eq(claims.issuerId, issuerId), isLivingAt(ctx.now()), claims.isShown))
  const [subs] = await ctx.db
    .select(COUNT)
    .from(issuers)
    .where(and(eq(issuers.parentId, issuerId), isNull(issuers.deletedAt)))
  return { badges: out?.n ?? 0, openClaims: open?.n ?? 0, subCommunities: subs?.n ?? 0 }
}
