import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { templates } from './tables.ts'

export type TemplateRow = typeof templates.$inferSelect

/** The template with an id, of any issuer, or undefined. */
export async function findTemplate(ctx: Context, templateId: string): Promise<TemplateRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(templates)
    .where(and(eq(templates.id, templateId), isNull(templates.deletedAt)))
  return row
}
