import type { Output } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { describeCommunities, findCommunities } from './own-communities.ts'

/** The communities that the holder is a member of now, the latest first. */
export async function listCommunities(ctx: HolderContext): Promise<Output<typeof contract.listCommunities>> {
  const { holderId } = ctx.actor
  const found = await findCommunities(ctx, holderId)
  return { communities: await describeCommunities(ctx, holderId, found) }
}
