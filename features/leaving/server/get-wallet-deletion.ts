import type { Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { countHeld, identifyPerson } from './identify-person.ts'

/** The effects of deleting the caller's wallet, and how many badges stay. */
export async function getWalletDeletion(ctx: HolderContext): Promise<Output<typeof contract.getWalletDeletion>> {
  const { wallets, holderIds } = await identifyPerson(ctx, ctx.actor.holderId)
  return { ...(await countHeld(ctx, holderIds)), own: wallets.some(({ kind }) => kind === 'own') }
}
