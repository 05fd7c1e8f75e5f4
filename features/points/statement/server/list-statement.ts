import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { findCommunities } from '#features/members/communities/server/own-communities.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../../wallet-contract.ts'
import { readStatement } from './read-statement.ts'

type List = typeof contract.listStatement

/** The signed-in member's own account at a community, newest line first. Throws `notFound` for people who are no member. */
export async function listStatement(ctx: HolderContext, { issuerId, after }: Input<List>): Promise<Output<List>> {
  const { holderId } = ctx.actor
  const [found] = await findCommunities(ctx, holderId, issuerId)
  if (!found) throw new Problem('notFound')
  return readStatement(ctx, { issuerId, holderId, after })
}
