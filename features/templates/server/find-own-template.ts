import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { TeamContext } from '#platform/context.ts'
import type { TemplateRow } from './find-template.ts'
import { templates } from './tables.ts'

/** The signed-in issuer's template with an id; throws `notFound` for any other. */
export async function findOwnTemplate(ctx: TeamContext, templateId: string): Promise<TemplateRow> {
  const [row] = await ctx.db
    .select()
    .from(templates)
    .where(and(eq(templates.id, templateId), eq(templates.issuerId, ctx.actor.issuerId), isNull(templates.deletedAt)))
  if (!row) throw new Problem('notFound')
  return row
}
