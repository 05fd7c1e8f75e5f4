import { and, eq, isNull } from 'drizzle-orm'
import { addressOfDid, didOfAddress } from '#credentials/did-sdi.ts'
import type { Context } from '#platform/context.ts'
import { issuers } from './tables.ts'

/** Whether a did:sdi (in any case) is an issuer's. */
export async function isRegistered(ctx: Context, { did }: { did: string }): Promise<{ status: boolean }> {
  const address = addressOfDid(did)
  if (!address) return { status: false }
  const rows = await ctx.db
    .select({ id: issuers.id })
    .from(issuers)
    .where(and(eq(issuers.did, didOfAddress(address)), isNull(issuers.deletedAt)))
  return { status: rows.length > 0 }
}
