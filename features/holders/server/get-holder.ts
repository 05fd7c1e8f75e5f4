import { Problem } from '#base/problem.ts'
import type { HolderContext } from '#platform/context.ts'
import { addressesOf, badgeDidOfAccount, findHolder } from './queries.ts'

/** The profile of the signed-in wallet: its DIDs, name, picture (`/ipfs/{cid}` or ''), addresses and proof. */
export async function getHolder(ctx: HolderContext) {
  const holder = await findHolder(ctx, ctx.actor.holderId)
  if (!holder) throw new Problem('signedOut')
  const addresses = await addressesOf(ctx, holder.id)
  return {
    id: holder.id,
    did: holder.did,
    badgeDid: (await badgeDidOfAccount(ctx, ctx.actor.did ?? holder.did)) ?? '',
    kind: holder.kind,
    pseudo: holder.pseudo,
    image: holder.imageCid && `/ipfs/${holder.imageCid}`,
    isProven: ctx.actor.isProven,
    addresses: addresses.map(({ id, email }) => ({ id, email })),
  }
}
