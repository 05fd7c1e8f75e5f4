import type { Channel, Post } from '../wallet-contract.ts'

/** The ids of the posts that the holder has not seen: the newest ones of each community, as many as it has unread. */
export function unreadPosts(posts: readonly Post[], channels: readonly Channel[]): string[] {
  return channels.flatMap(({ issuerId, unread }) =>
    posts
      .filter((post) => post.issuerId === issuerId)
      .slice(0, unread)
      .map(({ postId }) => postId),
  )
}
