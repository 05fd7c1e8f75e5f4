import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { issuerAdmins, issuers } from './tables.ts'

/** A magic-auth option, with its issuer. */
export type Community = {
  id: string
  issuerId: string
  did: string
  role: 'admin' | 'contributor'
  profile: { name: string; profileImage: string }
}

/**
 * The communities that an address (lower case) can open, by name. A community with its own key opens by that key only:
 * its contact address was never proven.
 */
export async function communitiesOf(ctx: Context, email: string): Promise<Community[]> {
  const rows = await ctx.db
    .select({ issuerId: issuers.id, did: issuers.did, name: issuers.name, imageCid: issuers.imageCid })
    .from(issuerAdmins)
    .innerJoin(issuers, eq(issuers.id, issuerAdmins.issuerId))
    .where(and(eq(issuerAdmins.email, email), eq(issuers.isKms, true), isNull(issuers.deletedAt)))
    .orderBy(asc(issuers.name), asc(issuers.id))
  return rows.map(({ issuerId, did, name, imageCid }) => ({
    id: issuerId,
    issuerId,
    did,
    role: 'admin',
    profile: { name, profileImage: `/ipfs/${imageCid}` },
  }))
}
