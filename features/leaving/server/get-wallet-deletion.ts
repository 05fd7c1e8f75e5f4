import type { Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findPerson } from './find-person.ts'

/** What the deletion of the caller's wallet would end, and how many badges stay. */
export async function getWalletDeletion(ctx: HolderContext): Promise<Output<typeof contract.getWalletDeletion>> {
  const person = await findPerson(ctx, ctx.actor.holderId)
  const { badges = 0, shares = 0, memberships = 0, wallets = [] } = person ?? {}
  return { badges, shares, memberships, own: wallets.some(({ kind }) => kind === 'own') }
}
