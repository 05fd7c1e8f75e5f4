import { sql } from 'drizzle-orm'
import { channelReaders, posts } from '#features/channel/server/tables.ts'
import { conversations } from '#features/conversations/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { POSTS_SHOWN } from '../rules.ts'
import { digestMails, digestSettings } from './tables.ts'

/** What a holder has not seen of one community. */
export type News = {
  /** The id of the digest. */
  id: string
  issuerId: string
  name: string
  imageCid: string
  /** The newest posts, at most `POSTS_SHOWN`; their times as ISO 8601. */
  posts: { id: string; text: string; at: string }[]
  /** All new posts. */
  total: number
  /** Unread messages. */
  unread: number
  /** Whether a post or a message came since the last digest. */
  isNew: boolean
}

/**
 * What is unseen for the holders of some digests, by digest: of the communities that they are members of and have not
 * muted, posts since the last one seen, since the last digest and since they joined, and unread messages. The community
 * with the newest post comes first.
 */
export async function newsOf(ctx: Context, digestIds: string[]): Promise<Map<string, News[]>> {
  const rows = await rowsOf<News>(
    ctx.db,
    sql`select d.id, i.id as "issuerId", i.name, i.image_cid as "imageCid", coalesce(p.posts, '[]') as posts,
      p.total::int as total, coalesce(c.unread_by_member, 0) as unread,
      p.total > 0 or coalesce(c.last_from = 'community' and c.last_at > coalesce(s.covered_to, m.since), false) as "isNew"
    from ${digestMails} d
    join ${digestSettings} s on s.holder_id = d.holder_id and s.every <> 'off'
    join ${members} m on m.holder_id = d.holder_id and m.ended_at is null
    join ${issuers} i on i.id = m.issuer_id and i.deleted_at is null and i.is_kms
    left join ${channelReaders} r on r.issuer_id = m.issuer_id and r.holder_id = m.holder_id
    left join ${conversations} c on c.issuer_id = m.issuer_id and c.holder_id = m.holder_id
      and c.unread_by_member > 0 and c.blocked_at is null and c.closed_at is null and c.last_at <= d.due_at
    cross join lateral (
      select count(*) as total, max(published_at) as newest, json_agg(
        json_build_object('id', n.id, 'text', n.text, 'at', n.published_at) order by n.published_at desc
      ) filter (where n.place <= ${POSTS_SHOWN}) as posts
      from (
        select id, text, published_at, row_number() over (order by published_at desc) as place
        from ${posts}
        where issuer_id = m.issuer_id and deleted_at is null and published_at <= d.due_at
          and published_at > greatest(m.since, r.seen_at, s.covered_to)
      ) n
    ) p
    where d.id = any(${sql.param(digestIds)}::text[]) and r.muted_at is null
      and (p.total > 0 or c.unread_by_member > 0)
    order by p.newest desc nulls last, i.id`,
  )
  return Map.groupBy(rows, ({ id }) => id)
}
