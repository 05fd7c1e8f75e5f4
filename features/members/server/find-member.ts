import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { addressOfDid, didOfAddress } from '#credentials/dids/did-sdi.ts'
import { type FoundHolder, holderOfDid } from '#features/holders/server/queries.ts'
import type { AdminContext } from '#platform/context.ts'
import { members } from './tables.ts'

/** The wallet behind a DID that is or was a member of the caller's community; throws `notFound` for any other. */
export async function findMember(ctx: AdminContext, did: string): Promise<FoundHolder> {
  const address = addressOfDid(did)
  const holder = await holderOfDid(ctx, address ? didOfAddress(address) : did)
  if (!holder) throw new Problem('notFound')
  const isTheirs = and(eq(members.issuerId, ctx.actor.issuerId), eq(members.holderId, holder.id))
  if ((await ctx.db.$count(members, isTheirs)) === 0) throw new Problem('notFound')
  return holder
}
