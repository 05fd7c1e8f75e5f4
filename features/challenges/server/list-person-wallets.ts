import type { Input, Output } from '#base/endpoint.ts'
import { holders } from '#features/holders/server/tables.ts'
import { findMember } from '#features/members/server/find-member.ts'
import type { AdminContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type * as contract from '../contract.ts'
import { peopleOf } from './people-of.ts'

type List = typeof contract.listPersonWallets

/** The other wallets that are marked as one person with a member. Throws `notFound`. */
export async function listPersonWallets(ctx: AdminContext, { did }: Input<List>): Promise<Output<List>> {
  const { id } = await findMember(ctx, did)
  const wallets = (await peopleOf(ctx, ctx.actor.issuerId, [id])).get(id) ?? []
  const others = wallets.filter((one) => one !== id)
  if (others.length === 0) return { wallets: [] }
  const rows = await ctx.db
    .select({ did: holders.did, name: holders.pseudo })
    .from(holders)
    .where(isOneOf(holders.id, others))
    .orderBy(holders.did)
  return { wallets: rows }
}
