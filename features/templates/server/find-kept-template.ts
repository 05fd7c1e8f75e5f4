import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { TemplateRow } from './find-template.ts'
import { templates } from './tables.ts'

/** The template of an id, of any issuer, a deleted one too (its badges lead to it), or undefined. */
export async function findKeptTemplate(ctx: Context, templateId: string): Promise<TemplateRow | undefined> {
  const [row] = await ctx.db.select().from(templates).where(eq(templates.id, templateId))
  return row
}
