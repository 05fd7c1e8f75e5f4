import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { addressOfDid } from '#credentials/dids/did-sdi.ts'
import { holders } from '#features/holders/server/tables.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'

/**
 * The sealed keys of a wallet, and of those merged into it, by the DID that is the subject of its badges: badge keys, and
 * the account keys of older badges. DIDs whose key the server does not keep are left out.
 */
export async function findKeptKeys(ctx: Context, holderId: string, dids: string[]): Promise<Map<string, string>> {
  const names = new Map(dids.map((did) => [publicKeyOf(did), did]))
  if (names.size === 0) return new Map()
  const owners = ctx.db
    .select({ id: holders.id })
    .from(holders)
    .where(or(eq(holders.id, holderId), eq(holders.mergedInto, holderId)))
  const rows = await ctx.db
    .select({ id: sealedKeys.id, publicKey: sealedKeys.publicKey })
    .from(sealedKeys)
    .where(
      and(
        inArray(sealedKeys.ownerId, owners),
        isOneOf(sealedKeys.publicKey, [...names.keys()]),
        inArray(sealedKeys.purpose, ['holder', 'badge']),
        sql`length(${sealedKeys.sealed}) > 0`,
      ),
    )
  return new Map(rows.map(({ id, publicKey }) => [names.get(publicKey) ?? '', id]))
}

/** How the keys' table names the key of a DID. */
function publicKeyOf(did: string): string {
  return addressOfDid(did) ?? did.replace(/^did:key:/, '')
}
