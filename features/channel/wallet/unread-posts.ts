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

/** Posts that are shown as new, with others that are unread, but none that the holder has reacted to; the same set if it has not changed. */
export function stillNew(
  shown: ReadonlySet<string>,
  unread: readonly string[],
  reacted: ReadonlySet<string>,
): ReadonlySet<string> {
  const next = new Set([...shown, ...unread].filter((id) => !reacted.has(id)))
  return next.size === shown.size && [...next].every((id) => shown.has(id)) ? shown : next
}

/** How many of the posts that were read are newer than one of the same community; undefined where it is not among them. */
export function postsAfter(posts: readonly Post[], issuerId: string, postId: string): number | undefined {
  const post = posts.find((one) => one.postId === postId)
  if (!post) return undefined
  const newer = posts.filter((one) => one.issuerId === issuerId && one.created > post.created)
  return new Set(newer.map((one) => one.postId)).size
}
