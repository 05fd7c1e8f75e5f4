import { asc, eq, inArray } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { badges } from './tables.ts'

export type ClaimedBadge = { id: string; claimId: string; holderId: string; did: string; revokedAt: Date | null }

/** The badges issued for some claims, oldest first, with their holders' DIDs. */
export async function badgesOfClaims(ctx: Context, claimIds: string[]): Promise<ClaimedBadge[]> {
  if (claimIds.length === 0) return []
  return ctx.db
    .select({
      id: badges.id,
      claimId: badges.claimId,
      holderId: badges.holderId,
      did: holders.did,
      revokedAt: badges.revokedAt,
    })
    .from(badges)
    .innerJoin(holders, eq(holders.id, badges.holderId))
    .where(inArray(badges.claimId, claimIds))
    .orderBy(asc(badges.issuedAt), asc(badges.id))
}
