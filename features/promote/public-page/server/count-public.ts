import { eq, sql } from 'drizzle-orm'
import { badges, statusLists } from '#features/badges/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { HOLDERS_COUNTED } from '../rules.ts'

/** How many badges an issuer has ever given: the slots taken of its status lists, one for each. */
export async function countGiven(ctx: Context, issuerId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql`coalesce(sum(${statusLists.taken}), 0)`.mapWith(Number) })
    .from(statusLists)
    .where(eq(statusLists.issuerId, issuerId))
  return row?.count ?? 0
}

/** How many badges of each template are held now, counted to `HOLDERS_COUNTED` and one: a public page must stay cheap. */
export async function countHolders(ctx: Context, templateIds: string[]): Promise<Map<string, number>> {
  if (templateIds.length === 0) return new Map()
  const ids = sql.join(
    templateIds.map((id) => sql`(${id})`),
    sql`, `,
  )
  const rows = await rowsOf<{ id: string; holders: number }>(
    ctx.db,
    sql`
    select t.id, (select count(*)::int from (
      select 1 from ${badges} b where b.template_id = t.id and b.revoked_at is null limit ${HOLDERS_COUNTED + 1}
    ) held) as holders
    from (values ${ids}) as t (id)`,
  )
  return new Map(rows.map(({ id, holders }) => [id, holders]))
}
