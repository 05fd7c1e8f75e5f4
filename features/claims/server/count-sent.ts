import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { badges } from '#features/badges/server/tables.ts'
import type { SentCounts } from '#features/templates/hooks.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { isLivingAt, statusAt } from './claim-conditions.ts'
import { claims, templatePlaces } from './tables.ts'

const NONE: SentCounts = { distributed: 0, collected: 0, waiting: 0, open: 0, promised: 0 }

/**
 * Counts for each template: badges sent (a personal claim is one, a link as many as were collected), badges held today,
 * personal claims still open, and more.
 */
export async function countSent(ctx: Context, templateIds: string[]): Promise<(templateId: string) => SentCounts> {
  if (templateIds.length === 0) return () => NONE
  const ids = sql.join(
    templateIds.map((id) => sql`${id}`),
    sql`, `,
  )
  const sent = await rowsOf<Row>(
    ctx.db,
    sql`select template_id, sum(case when did_limit = 1 then 1 else taken end)::float8 as distributed,
      count(*) filter (where ${statusAt(ctx.now()).pending})::float8 as waiting,
      count(*) filter (where is_shown and superseded_by = '' and ${isLivingAt(ctx.now())})::float8 as open
    from ${claims} where template_id in (${ids}) group by template_id`,
  )
  const held = await rowsOf<Row>(
    ctx.db,
    sql`select template_id, count(*)::float8 as collected
    from ${badges} where template_id in (${ids}) and revoked_at is null group by template_id`,
  )
  const places = await rowsOf<Row>(
    ctx.db,
    sql`select template_id, reserved::float8 as promised from ${templatePlaces} where template_id in (${ids})`,
  )
  const counts = new Map<string, SentCounts>()
  for (const { template_id, ...row } of [...sent, ...held, ...places]) {
    counts.set(template_id, { ...NONE, ...counts.get(template_id), ...row })
  }
  return (templateId) => counts.get(templateId) ?? NONE
}

type Row = { template_id: string } & Partial<SentCounts>

/** How many badges were made from each version of a template. */
export async function countMade(ctx: Context, templateId: string): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ version: badges.templateVersion, badges: sql`count(*)`.mapWith(Number) })
    .from(badges)
    .where(eq(badges.templateId, templateId))
    .groupBy(badges.templateVersion)
  return new Map(rows.map(({ version, badges }) => [version, badges]))
}

/** As a part of a statement: when a template was last sent, by the index of its history. */
export function lastSent(templateId: SQLWrapper): SQL {
  return sql`(select max(c.created_at) from ${claims} c where c.template_id = ${templateId})`
}
