import { desc, inArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import type { Context, HolderContext } from '#platform/context.ts'
import { rowCursors } from '#platform/cursors/row-cursors.ts'
import { WALLET_PAGE } from '../rules.ts'
import type * as contract from '../wallet-contract.ts'
import { describeForMember, type MemberPost } from './member-posts.ts'
import { ownChannels } from './own-channels.ts'
import { posts } from './tables.ts'

/**
 * The posts of the holder's communities, or of one, newest first, and what is unread in each channel. Throws `notFound` for
 * a community without a channel or of which the holder is no member, and `cursorInvalid`.
 */
export async function listNews(
  ctx: HolderContext,
  { issuerId, after }: Input<typeof contract.listNews>,
): Promise<Output<typeof contract.listNews>> {
  const { holderId } = ctx.actor
  const place = rowCursors.readOrRefuse(after)
  const channels = await ownChannels(ctx, holderId)
  const shown = channels.filter(({ issuer }) => issuerId === undefined || issuer.id === issuerId)
  if (issuerId !== undefined && shown.length === 0) throw new Problem('notFound')
  const communities = new Map(shown.map(({ issuer }) => [issuer.id, issuer]))
  const found = await newestPosts(ctx, [...communities.keys()], place)
  const page = found.slice(0, WALLET_PAGE).flatMap(({ publishedAt, ...post }): MemberPost[] => {
    const issuer = communities.get(post.issuerId)
    return issuer && publishedAt ? [{ issuer, post: { ...post, publishedAt } }] : []
  })
  const last = page.at(-1)
  return {
    posts: await describeForMember(ctx, holderId, page),
    next:
      found.length > WALLET_PAGE && last
        ? rowCursors.write({ createdAt: last.post.publishedAt, id: last.post.id })
        : '',
    channels: channels.map(({ issuer, unread, isMuted }) => ({
      issuerId: issuer.id,
      name: issuer.name,
      profileImage: pictureUrl(issuer.imageCid),
      unread,
      isMuted,
    })),
  }
}

/** The newest posts of communities, one more than a page; the index gives a page of each, so that no history is sorted. */
async function newestPosts(ctx: Context, issuerIds: string[], place: ReturnType<typeof rowCursors.read>) {
  if (issuerIds.length === 0) return []
  const isAfter = place
    ? sql`and (p.published_at, p.id) < (${place.createdAt.toISOString()}::timestamptz, ${place.id})`
    : sql``
  const ids = sql`select newest.id from unnest(${sql.param(issuerIds)}::text[]) as own(issuer_id)
    cross join lateral (
      select p.id, p.published_at from ${posts} p
      where p.issuer_id = own.issuer_id and p.published_at is not null and p.deleted_at is null ${isAfter}
      order by p.published_at desc limit ${WALLET_PAGE + 1}::int
    ) as newest
    order by newest.published_at desc, newest.id desc limit ${WALLET_PAGE + 1}::int`
  return ctx.db
    .select()
    .from(posts)
    .where(inArray(posts.id, sql`(${ids})`))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
}
