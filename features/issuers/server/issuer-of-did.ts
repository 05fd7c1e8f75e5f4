import { and, eq, isNull } from 'drizzle-orm'
import { addressOfDid, didOfAddress } from '#credentials/dids/did-sdi.ts'
import type { Context } from '#platform/context.ts'
import type { Issuer } from './find-issuer.ts'
import { issuers } from './tables.ts'

/** The existing issuer with a did:sdi (in any case), or undefined. */
export async function issuerOfDid(ctx: Context, did: string): Promise<Issuer | undefined> {
  const address = addressOfDid(did)
  if (!address) return undefined
  const [issuer] = await ctx.db
    .select()
    .from(issuers)
    .where(and(eq(issuers.did, didOfAddress(address)), isNull(issuers.deletedAt)))
  return issuer
}
