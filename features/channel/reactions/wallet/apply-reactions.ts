import type { Post } from '../../wallet-contract.ts'

/** A reaction that the holder left or removed, on its way to the server. */
export type ReactionChange = { postId: string; emoji: string; isOn: boolean }
type Reactions = Pick<Post, 'reactions' | 'own'>

/** A post as it will be once the changes have arrived; one that the server knows already changes nothing. */
export function applyReactions<P extends Reactions & { postId: string }>(
  post: P,
  changes: readonly ReactionChange[],
): P {
  return changes.filter(({ postId }) => postId === post.postId).reduce<P>(applyOne, post)
}

function applyOne<P extends Reactions>(post: P, { emoji, isOn }: ReactionChange): P {
  if (post.own.includes(emoji) === isOn) return post
  const own = isOn ? [...post.own, emoji] : post.own.filter((one) => one !== emoji)
  const isKnown = post.reactions.some((reaction) => reaction.emoji === emoji)
  const reactions = (isKnown ? post.reactions : [...post.reactions, { emoji, count: 0 }])
    .map((reaction) => (reaction.emoji === emoji ? { ...reaction, count: reaction.count + (isOn ? 1 : -1) } : reaction))
    .filter(({ count }) => count > 0)
  return { ...post, own, reactions }
}
