import { and, eq, isNull, not, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { templates } from '#features/templates/server/tables.ts'
import type { TeamContext } from '#platform/context.ts'
import type { PresentationRow } from './queries.ts'
import { presentations } from './tables.ts'

/**
 * The published templates that the caller may ask for, each once. Throws `notFound` for one that is not the caller's to
 * distribute, and `notPublished`.
 */
export async function ownTemplatesAsked(
  ctx: TeamContext,
  { templateId, others }: { templateId: string; others: string[] },
): Promise<[TemplateRow, ...TemplateRow[]]> {
  const find = async (id: string) => {
    const template = await findOwnTemplate(ctx, id, 'distribute')
    if (template.contractState === 'none') throw new Problem('notPublished')
    return template
  }
  const first = await find(templateId)
  const rest: TemplateRow[] = []
  for (const id of new Set(others)) if (id !== templateId) rest.push(await find(id))
  return [first, ...rest]
}

/**
 * The condition that the caller may distribute all templates of a column that are left: a link or request asks for each of
 * them. Undefined for an admin.
 */
export function mayAskForAll(ctx: TeamContext, templateIds: SQLWrapper): SQL | undefined {
  const isOwn = mayUse(ctx, templates.id, 'distribute')
  if (!isOwn) return undefined
  const isAsked = sql`${templates.id} = any(${templateIds})`
  const others = ctx.db.select({ id: templates.id }).from(templates)
  return notExists(others.where(and(isAsked, isNull(templates.deletedAt), not(isOwn))))
}

/** A request for a template, if the caller may distribute all templates that it asks for; throws `notFound`. */
export async function ownPresentation(
  ctx: TeamContext,
  { templateId, presentation }: { templateId: string; presentation: string },
): Promise<PresentationRow> {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  const [row] = await ctx.db
    .select()
    .from(presentations)
    .where(and(eq(presentations.id, presentation), mayAskForAll(ctx, presentations.templateIds)))
  if (row?.issuerId !== template.issuerId || !row.templateIds.includes(template.id)) throw new Problem('notFound')
  return row
}
