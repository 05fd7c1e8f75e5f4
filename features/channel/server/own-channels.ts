import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { UNREAD_MAX } from '../rules.ts'
import type { Community } from './member-posts.ts'
import { channelReaders, posts } from './tables.ts'

/** A community with a channel as its member knows it; `unread` is counted up to `UNREAD_MAX`, and 0 while it is muted. */
export type OwnChannel = { issuer: Community; unread: number; isMuted: boolean }

/**
 * The channels of the communities that a holder is a member of now, the latest membership first; only those of
 * `issuerIds` if they are given. One statement, however many there are.
 */
export async function ownChannels(ctx: Context, holderId: string, issuerIds?: string[]): Promise<OwnChannel[]> {
  const rows = await ctx.db
    .select({ issuer: issuers, mutedAt: channelReaders.mutedAt, unread: unreadPosts().mapWith(Number) })
    .from(members)
    .innerJoin(issuers, eq(issuers.id, members.issuerId))
    .leftJoin(
      channelReaders,
      and(eq(channelReaders.issuerId, members.issuerId), eq(channelReaders.holderId, members.holderId)),
    )
    .where(
      and(
        eq(members.holderId, holderId),
        isNull(members.endedAt),
        isNull(issuers.deletedAt),
        eq(issuers.isKms, true),
        issuerIds && inArray(members.issuerId, issuerIds),
      ),
    )
    .orderBy(desc(members.since), desc(members.issuerId))
  return rows.map(({ issuer, mutedAt, unread }) => ({ issuer, unread, isMuted: mutedAt !== null }))
}

/** Up to when a member has read a channel: the last post seen, or the day they joined, if that is later. */
export async function readToOf(ctx: Context, holderId: string, issuerId: string): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ since: members.since, seenAt: channelReaders.seenAt })
    .from(members)
    .leftJoin(
      channelReaders,
      and(eq(channelReaders.issuerId, members.issuerId), eq(channelReaders.holderId, members.holderId)),
    )
    .where(and(eq(members.issuerId, issuerId), eq(members.holderId, holderId)))
  if (!row) return undefined
  return row.seenAt && row.seenAt > row.since ? row.seenAt : row.since
}

/** The same as a part of a statement. */
const READ_TO = sql`greatest(${channelReaders.seenAt}, ${members.since})`

function unreadPosts(): SQL {
  return sql`case when ${channelReaders.mutedAt} is null then (select count(*) from (
    select from ${posts} where ${posts.issuerId} = ${members.issuerId} and ${posts.publishedAt} > ${READ_TO}
      and ${posts.publishedAt} is not null and ${posts.deletedAt} is null
    limit ${UNREAD_MAX}::int) as unread) else 0 end`
}
