import { sql } from 'drizzle-orm'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'

/** Places of a template's quantity that nobody has and nobody was promised; -1 where it has no quantity. */
export async function placesLeft(ctx: Context, { id, limit }: TemplateRow): Promise<number> {
  if (limit < 0) return -1
  const answer = await ctx.db.execute(sql`select reserved from template_places where template_id = ${id}`)
  const [row] = (answer as unknown as { rows: { reserved: number }[] }).rows
  return Math.max(0, limit - Number(row?.reserved ?? 0))
}
