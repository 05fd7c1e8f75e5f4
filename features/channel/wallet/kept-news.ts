import type { Output } from '#base/endpoint.ts'
import { olderThan } from '../merge-rules.ts'
import { POSTS_KEPT } from '../rules.ts'
import type { Channel, listNews, Post } from '../wallet-contract.ts'

/** The posts that this device keeps for reading without a network, by community, newest first. */
export type KeptNews = {
  at: string
  /** When the posts of all communities were last read as far as they are kept; '' never. */
  filledAt: string
  channels: Channel[]
  posts: Record<string, Post[]>
}

type Page = Output<typeof listNews>

export const NO_NEWS: KeptNews = { at: '', filledAt: '', channels: [], posts: {} }

/**
 * What is kept after a first page was read, of all communities or of one: the page replaces the time that it covers,
 * and communities that the holder has left are dropped.
 */
export function withPage(kept: KeptNews, page: Page, issuerId: string | undefined, at: string): KeptNews {
  const since = page.next === '' ? '' : (page.posts.at(-1)?.created ?? '')
  const posts = page.channels.map((channel) => {
    const known = kept.posts[channel.issuerId] ?? []
    if (issuerId !== undefined && channel.issuerId !== issuerId) return [channel.issuerId, known] as const
    const own = page.posts.filter((post) => post.issuerId === channel.issuerId)
    const older = olderThan(known, own, since, ({ postId }) => postId)
    return [channel.issuerId, [...own, ...older].slice(0, POSTS_KEPT)] as const
  })
  return { ...kept, at, channels: page.channels, posts: Object.fromEntries(posts) }
}

/** What is kept after the posts of one community were read as far as they are kept. */
export function withCommunity(kept: KeptNews, issuerId: string, posts: Post[]): KeptNews {
  return { ...kept, posts: { ...kept.posts, [issuerId]: posts.slice(0, POSTS_KEPT) } }
}

/** What is kept after something of a post has changed. */
export function withPost(kept: KeptNews, postId: string, part: Partial<Post>): KeptNews {
  const changed = Object.entries(kept.posts).map(([issuerId, posts]) => [
    issuerId,
    posts.map((post) => (post.postId === postId ? { ...post, ...part } : post)),
  ])
  return { ...kept, posts: Object.fromEntries(changed) }
}

/** The kept posts of all communities, or of one, newest first. */
export function keptPosts(kept: KeptNews, issuerId?: string): Post[] {
  if (issuerId !== undefined) return kept.posts[issuerId] ?? []
  return Object.values(kept.posts)
    .flat()
    .sort((a, b) => (a.created < b.created ? 1 : -1))
}
