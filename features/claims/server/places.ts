import { eq, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { givePlacesBack } from './queries.ts'
import { templatePlaces } from './tables.ts'

const limit = sql`(select ${templates.limit} from ${templates} where ${templates.id} = ${templatePlaces.templateId})`
const room = sql`greatest(${limit} - ${templatePlaces.reserved}, 0)`

/**
 * Reserves `count` places of a template's quantity, over all of its claims, in the caller's transaction. The update is
 * the lock; throws `quantityUsed` when fewer are left. Call it before locking the delegation to avoid deadlocks.
 */
export async function takePlaces(ctx: Context, templateId: string, count: number): Promise<void> {
  if ((await takeUpTo(ctx, templateId, count)) < count) throw new Problem('quantityUsed')
}

/** As `takePlaces`, but up to the number left: returns how many. The row stays locked until the commit. */
export async function takeUpTo(ctx: Context, templateId: string, count: number): Promise<number> {
  // Creates the row if needed, so that it can be locked.
  await givePlacesBack(ctx, templateId, 0)
  const [before] = await ctx.db
    .select({ left: sql<number>`case when ${limit} < 0 then ${count} else ${room} end`.mapWith(Number) })
    .from(templatePlaces)
    .where(eq(templatePlaces.templateId, templateId))
    .for('update', { of: templatePlaces })
  const taken = Math.min(count, before?.left ?? 0)
  if (taken > 0) await givePlacesBack(ctx, templateId, -taken)
  return taken
}

/** The unreserved places of a template's quantity; -1 for an unlimited template. */
export async function placesLeft(ctx: Context, { id, limit }: TemplateRow): Promise<number> {
  if (limit < 0) return -1
  const [row] = await rowsOf<{ reserved: number }>(
    ctx.db,
    sql`select reserved from ${templatePlaces} where template_id = ${id}`,
  )
  return Math.max(0, limit - Number(row?.reserved ?? 0))
}
