import { sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { postReports, posts } from '../../server/tables.ts'

/** A post with open reports, as shown to the operator. */
export type ReportedPost = {
  postId: string
  issuerId: string
  community: string
  /** '' once the community has deleted it. */
  text: string
  reports: number
  /** The different reasons, at most ten. */
  reasons: string[]
  /** When it was first reported. */
  since: string
}

const REASONS_SHOWN = 10

/** Posts with open reports, those with the most first, at most `limit`. */
export async function listReports(ctx: Context, limit: number): Promise<ReportedPost[]> {
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`select r.post_id as "postId", r.issuer_id as "issuerId", coalesce(i.name, '') as community,
      coalesce(p.text, '') as text, count(*)::int as reports, min(r.created_at) as since,
      to_json((array_agg(distinct r.reason) filter (where r.reason <> ''))[1:${REASONS_SHOWN}::int])::text as reasons
    from ${postReports} r left join ${posts} p on p.id = r.post_id left join ${issuers} i on i.id = r.issuer_id
    where r.closed_at is null
    group by 1, 2, 3, 4 order by reports desc, since limit ${limit}::int`,
  )
  return rows.map(({ reasons, since, ...row }) => ({
    ...row,
    reasons: (JSON.parse(reasons ?? 'null') as string[] | null) ?? [],
    since: new Date(since).toISOString(),
  }))
}

type Row = Omit<ReportedPost, 'reasons'> & { reasons: string | null }
