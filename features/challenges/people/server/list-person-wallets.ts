import type { Input, Output } from '#base/endpoint.ts'
import { findMember } from '#features/members/server/find-member.ts'
import { namesOf } from '#features/names/server/names-of.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { peopleOf } from './people-of.ts'

type List = typeof contract.listPersonWallets

/** The other wallets that are marked as one person with a member. Throws `notFound`. */
export async function listPersonWallets(ctx: AdminContext, { did }: Input<List>): Promise<Output<List>> {
  const { id } = await findMember(ctx, did)
  const wallets = (await peopleOf(ctx, ctx.actor.issuerId, [id])).get(id) ?? []
  const others = wallets.filter((one) => one !== id)
  if (others.length === 0) return { wallets: [] }
  const names = await namesOf(ctx, ctx.actor.issuerId, others)
  const found = [...names.values()].map((person) => ({ did: person.did, name: person.name }))
  return { wallets: found.sort((one, other) => (one.did < other.did ? -1 : 1)) }
}
