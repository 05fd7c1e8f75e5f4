import { pictureUrl } from '#features/templates/server/card-of.ts'
import type { Context } from '#platform/context.ts'
import type { ChannelMessage } from '../contract.ts'
import { countReactions, countSeen, type PostRow } from './queries.ts'

/** Posts as the studio sees them, with their counts, in the given order. */
export async function describePosts(ctx: Context, rows: PostRow[]): Promise<ChannelMessage[]> {
  const ids = rows.flatMap(({ id, publishedAt }) => (publishedAt ? [id] : []))
  const [reactions, seen] = [await countReactions(ctx, ids), await countSeen(ctx, ids)]
  return rows.map((post) => {
    const reactionCounts = reactions.get(post.id) ?? []
    return {
      id: post.number,
      eventId: post.id,
      created: (post.publishedAt ?? post.createdAt).toISOString(),
      message: {
        text: post.text,
        attachments: post.imageCid ? [{ fileUrl: pictureUrl(post.imageCid) }] : [],
      },
      reactions: reactionCounts.map(({ emoji }) => emoji),
      reactionCounts,
      seenBy: seen.get(post.id) ?? 0,
      publishAt: post.publishedAt ? '' : (post.publishAt?.toISOString() ?? ''),
    }
  })
}

/** A post as the studio sees it. */
export async function describePost(ctx: Context, post: PostRow): Promise<ChannelMessage> {
  const [described] = await describePosts(ctx, [post])
  if (!described) throw new Error('A post has no description')
  return described
}
