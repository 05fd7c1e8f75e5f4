import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { hidePost } from '../reports/server/hide-post.ts'
import { ownChannel } from './own-channel.ts'

/** Deletes a post of the caller's community, scheduled or published. Throws `notFound` and `notAllowed`. */
export async function deletePost(ctx: AdminContext, { postId }: Input<typeof contract.deletePost>) {
  const { id: issuerId } = await ownChannel(ctx)
  if (!(await hidePost(ctx, { postId, issuerId }))) throw new Problem('notFound')
  return {}
}
