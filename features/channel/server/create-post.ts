import { and, eq, gt } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import type { ChannelMessage } from '../contract.ts'
import { POSTS_A_DAY } from '../rules.ts'
import { describePost } from './describe-posts.ts'
import { withImage } from './keep-image.ts'
import { lockChannel, ownChannel } from './own-channel.ts'
import { publishPost } from './publish-post.ts'
import { readPublishAt } from './read-publish-at.ts'
import { posts } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Publishes a post, or schedules it, and returns it. The community's row is locked, so that posts of a day are counted
 * exactly. Throws `notAllowed`, `publishAtInvalid`, `tooManyPosts`, and the problems of `readPicture`.
 */
export async function createPost(
  ctx: AdminContext,
  { message, image, publishAt }: Input<typeof contract.createPost>,
): Promise<ChannelMessage> {
  const { issuerId } = ctx.actor
  await ownChannel(ctx)
  const dueAt = readPublishAt(ctx, publishAt)
  await assertRoom(ctx, issuerId)
  return withImage(ctx, image, (imageCid) =>
    inTransaction(ctx, async (ctx) => {
      await lockChannel(ctx, issuerId)
      await assertRoom(ctx, issuerId)
      const written = { id: newId(), issuerId, text: message, imageCid, createdAt: ctx.now(), publishAt: dueAt ?? null }
      const [post] = await ctx.db.insert(posts).values(written).returning()
      if (!post) throw new Error('A post was not written')
      await recordEvent(ctx, { action: dueAt ? 'post.scheduled' : 'post.written', subjectId: post.id })
      return describePost(ctx, (dueAt ? undefined : await publishPost(ctx, post)) ?? post)
    }),
  )
}

/** Throws `tooManyPosts` when the community has written as many posts in 24 hours as it may, deleted ones too. */
async function assertRoom(ctx: Context, issuerId: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const written = await ctx.db.$count(posts, and(eq(posts.issuerId, issuerId), gt(posts.createdAt, since)))
  if (written >= POSTS_A_DAY) throw new Problem('tooManyPosts')
}
