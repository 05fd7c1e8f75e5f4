import { and, eq, ne } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { addressOfDid, didOfAddress } from '#credentials/dids/did-sdi.ts'
import { holders } from '#features/holders/server/tables.ts'
import { communityNames } from '#features/names/server/tables.ts'
import { keySeesAddresses } from '#features/team/folders/server/sees-addresses.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type * as contract from '../contract.ts'
import { members } from './tables.ts'

type Show = typeof contract.showAddresses

/**
 * The addresses that the community entered for some of its members, former ones too; others are left out. That they were
 * shown is recorded, without them. A key that may not read addresses gets none.
 */
export function showAddresses(ctx: AdminContext, { dids }: Input<Show>): Promise<Output<Show>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    if (!keySeesAddresses(ctx.actor)) return { addresses: [] }
    const asked = dids.flatMap((did) => {
      const address = addressOfDid(did)
      return address ? [didOfAddress(address)] : []
    })
    const addresses = await ctx.db
      .select({ did: holders.did, email: communityNames.listedEmail })
      .from(holders)
      .innerJoin(members, and(eq(members.holderId, holders.id), eq(members.issuerId, issuerId)))
      .innerJoin(communityNames, and(eq(communityNames.holderId, holders.id), eq(communityNames.issuerId, issuerId)))
      .where(and(isOneOf(holders.did, asked), ne(communityNames.listedEmail, '')))
    if (addresses.length > 0) {
      const detail = { count: addresses.length }
      await recordEvent(ctx, { action: 'members.addressesShown', issuerId, subjectId: issuerId, detail })
    }
    return { addresses }
  })
}
