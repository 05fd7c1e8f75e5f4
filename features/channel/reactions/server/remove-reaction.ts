import type { Input } from '#base/endpoint.ts'
import type { HolderContext } from '#platform/context.ts'
import type * as contract from '../../wallet-contract.ts'
import { react } from './react-together.ts'

/** Removes the holder's emoji from a post. Throws `notFound`. */
export function removeReaction(ctx: HolderContext, { postId, emoji }: Input<typeof contract.removeReaction>) {
  return react(ctx, postId, { emoji, isLeft: false })
}
