import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { didOfAddress } from '#credentials/dids/did-sdi.ts'
import { shareWallets } from '#features/holders/server/lock-wallets.ts'
import { holdersOfDids } from '#features/holders/server/queries.ts'
import { holders } from '#features/holders/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'

/** A member's wallet, and the DIDs of it that were asked for, as they were written. */
export type AskedMember = { id: string; asked: string[] }

/**
 * The wallets behind some DIDs, in their order and each once, as current members of an issuer. They are locked against
 * erasure and merging until the commit. Throws `notAMember` when any is not, without saying which: a DID of nobody and
 * one of another community's member look the same.
 */
export async function membersOfDids(ctx: Context, issuerId: string, dids: string[]): Promise<AskedMember[]> {
  if (dids.length === 0) return []
  const known = await holdersOfDids(ctx, plainDids(dids))
  const asked = Map.groupBy(dids, (did) => known.get(plainDid(did))?.id ?? '')
  const ids = [...asked.keys()]
  await shareWallets(ctx, ids)
  // After the lock: an erasure or a merge that was under way is visible here.
  const current = await ctx.db
    .select({ id: holders.id })
    .from(holders)
    .innerJoin(members, eq(members.holderId, holders.id))
    .where(
      and(
        isOneOf(holders.id, ids),
        isNull(holders.mergedInto),
        eq(members.issuerId, issuerId),
        isNull(members.endedAt),
      ),
    )
  if (current.length !== asked.size) throw new Problem('notAMember')
  return [...asked].map(([id, dids]) => ({ id, asked: dids }))
}

/** Some account DIDs in the spelling of stored ones, each once. */
function plainDids(dids: string[]): string[] {
  return [...new Set(dids.map(plainDid))]
}

function plainDid(did: string): string {
  return didOfAddress(did.slice(did.lastIndexOf(':') + 1).toLowerCase())
}
