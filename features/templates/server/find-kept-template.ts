import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { TemplateRow } from './find-template.ts'
import { templates } from './tables.ts'

/** The template with an id, of any issuer, including deleted ones (their badges still link to them); or undefined. */
export async function findKeptTemplate(ctx: Context, templateId: string): Promise<TemplateRow | undefined> {
  const [row] = await ctx.db.select().from(templates).where(eq(templates.id, templateId))
  return row
}
