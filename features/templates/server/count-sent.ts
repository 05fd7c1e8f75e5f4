import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'

export type SentCounts = {
  distributed: number
  collected: number
  waiting: number
  /** Claims and links that can still give a badge. */
  open: number
  /** Places of the quantity in use: given or promised. */
  promised: number
}

const NONE: SentCounts = { distributed: 0, collected: 0, waiting: 0, open: 0, promised: 0 }

/**
 * Counts for each template: badges sent (a personal claim is one, a link as many as were collected), badges held today,
 * personal claims still open, and more. Reads the tables of claims and badges by name: those features are above this
 * one.
 */
export async function countSent(ctx: Context, templateIds: string[]): Promise<(templateId: string) => SentCounts> {
  if (templateIds.length === 0) return () => NONE
  const ids = sql.join(
    templateIds.map((id) => sql`${id}`),
    sql`, `,
  )
  const now = ctx.now().toISOString()
  const sent = await rowsOf<Row>(
    ctx.db,
    sql`select template_id, sum(case when did_limit = 1 then 1 else taken end)::float8 as distributed,
      count(*) filter (where claim_state(revoked_at, suspended_at, did_limit, taken) = 'open'
        and end_date > ${now}::timestamptz)::float8 as waiting,
      count(*) filter (where ${isOpenClaim(now)})::float8 as open
    from claims where template_id in (${ids}) group by template_id`,
  )
  const held = await rowsOf<Row>(
    ctx.db,
    sql`select template_id, count(*)::float8 as collected
    from badges where template_id in (${ids}) and revoked_at is null group by template_id`,
  )
  const places = await rowsOf<Row>(
    ctx.db,
    sql`select template_id, reserved::float8 as promised from template_places where template_id in (${ids})`,
  )
  const counts = new Map<string, SentCounts>()
  for (const { template_id, ...row } of [...sent, ...held, ...places]) {
    counts.set(template_id, { ...NONE, ...counts.get(template_id), ...row })
  }
  return (templateId) => counts.get(templateId) ?? NONE
}

function isOpenClaim(now: string): SQL {
  return sql`is_shown and revoked_at is null and superseded_by = '' and end_date > ${now}::timestamptz
    and (did_limit = -1 or taken + reserved < did_limit)`
}

type Row = { template_id: string } & Partial<SentCounts>
