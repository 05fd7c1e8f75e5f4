import type { Input } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../../wallet-contract.ts'
import { react } from './react-together.ts'

/** Leaves the holder's emoji under a post. Throws `notFound` and `tooManyReactions`. */
export function addReaction(ctx: HolderContext, { postId, emoji }: Input<typeof contract.addReaction>) {
  return react(ctx, postId, { emoji, isLeft: true })
}
