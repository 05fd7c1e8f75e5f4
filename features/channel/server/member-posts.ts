import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import type { Context } from '#platform/context.ts'
import { ownReactions } from '../reactions/server/own-reactions.ts'
import type { Post } from '../wallet-contract.ts'
import { countReactions, isPublished, type PublishedRow } from './queries.ts'
import { posts } from './tables.ts'

export type Community = typeof issuers.$inferSelect

/** A post with its community. */
export type MemberPost = { post: PublishedRow; issuer: Community }

/** A published post of a community that the holder is a member of now. Throws `notFound` for any other. */
export async function findMemberPost(ctx: Context, holderId: string, postId: string): Promise<MemberPost> {
  const [found] = await ctx.db
    .select({ post: posts, issuer: issuers })
    .from(posts)
    .innerJoin(issuers, and(eq(issuers.id, posts.issuerId), eq(issuers.isKms, true), isNull(issuers.deletedAt)))
    .innerJoin(members, and(eq(members.issuerId, posts.issuerId), eq(members.holderId, holderId)))
    .where(and(eq(posts.id, postId), isPublished(), isNull(members.endedAt)))
  if (!found?.post.publishedAt) throw new Problem('notFound')
  return { issuer: found.issuer, post: { ...found.post, publishedAt: found.post.publishedAt } }
}

/** Posts as a holder reads them, with the counts and their own reactions, in the given order. */
export async function describeForMember(ctx: Context, holderId: string, rows: MemberPost[]): Promise<Post[]> {
  const ids = rows.map(({ post }) => post.id)
  const [counts, own] = [await countReactions(ctx, ids), await ownReactions(ctx, holderId, ids)]
  return rows.map(({ post, issuer }) => ({
    postId: post.id,
    issuerId: issuer.id,
    name: issuer.name,
    profileImage: pictureUrl(issuer.imageCid),
    promotedAt: promotedAt(issuer),
    created: post.publishedAt.toISOString(),
    text: post.text,
    imageUrl: pictureUrl(post.imageCid),
    reactions: counts.get(post.id) ?? [],
    own: own.get(post.id) ?? [],
  }))
}
