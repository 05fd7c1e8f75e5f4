import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { issuerAdmins, issuers } from './tables.ts'

/** A magic-auth option, with the issuer that it opens. */
export type Community = {
  id: string
  issuerId: string
  did: string
  role: 'admin' | 'contributor'
  profile: { name: string; profileImage: string }
}

/**
 * The communities that an address (lower case) may open, by name. A community with a key of its own is opened by that key
 * only: the address that it gave as its contact was never proven.
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
