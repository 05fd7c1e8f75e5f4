import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import type { ChannelMessage } from '../contract.ts'
import { describePost } from './describe-posts.ts'
import { forgetImage, withImage } from './keep-image.ts'
import { lockChannel, ownChannel } from './own-channel.ts'
import { publishPost } from './publish-post.ts'
import { findPost } from './queries.ts'
import { readPublishAt } from './read-publish-at.ts'
import { posts } from './tables.ts'

/**
 * Changes a scheduled post, or publishes it now; without an `image` its picture stays, unless it is removed. Throws
 * `postPublished` once it is published, `notFound`, `notAllowed`, `publishAtInvalid`, and the problems of `readPicture`.
 */
export async function updatePost(
  ctx: AdminContext,
  { postId, message, image, publishAt, removeImage }: Input<typeof contract.updatePost>,
): Promise<ChannelMessage> {
  const { issuerId } = ctx.actor
  await ownChannel(ctx)
  const asked = await findPost(ctx, issuerId, postId)
  if (!asked) throw new Problem('notFound')
  if (asked.publishedAt) throw new Problem('postPublished')
  const dueAt = readPublishAt(ctx, publishAt)
  return withImage(ctx, image, (newCid) =>
    inTransaction(ctx, async (ctx) => {
      await lockChannel(ctx, issuerId)
      const before = await findPost(ctx, issuerId, postId)
      if (!before) throw new Problem('notFound')
      if (before.publishedAt) throw new Problem('postPublished')
      const imageCid = newCid || (removeImage ? '' : before.imageCid)
      const changed = { text: message, imageCid, publishAt: dueAt ?? null }
      // Not if somebody deleted it meanwhile, which waits for the row alone.
      const isWaiting = and(eq(posts.id, postId), isNull(posts.publishedAt), isNull(posts.deletedAt))
      const [post] = await ctx.db.update(posts).set(changed).where(isWaiting).returning()
      if (!post) throw new Problem('notFound')
      await recordEvent(ctx, { action: 'post.changed', subjectId: postId })
      if (before.imageCid !== imageCid) await forgetImage(ctx, before.imageCid)
      return describePost(ctx, (dueAt ? undefined : await publishPost(ctx, post)) ?? post)
    }),
  )
}
