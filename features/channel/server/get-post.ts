import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../wallet-contract.ts'
import type { Post } from '../wallet-contract.ts'
import { describeForMember, findMemberPost } from './member-posts.ts'

/** One post of a community that the holder is a member of. Throws `notFound` for any other. */
export async function getPost(ctx: HolderContext, { postId }: Input<typeof contract.getPost>): Promise<Post> {
  const { holderId } = ctx.actor
  const [post] = await describeForMember(ctx, holderId, [await findMemberPost(ctx, holderId, postId)])
  if (!post) throw new Problem('notFound')
  return post
}
