import { Problem } from '#base/problem.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { TeamContext } from '#platform/context.ts'
import { findPresentation, type PresentationRow } from './queries.ts'

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

/** A request of the studio for a template that the caller may distribute; throws `notFound`. */
export async function ownPresentation(
  ctx: TeamContext,
  { templateId, presentation }: { templateId: string; presentation: string },
): Promise<PresentationRow> {
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  const row = await findPresentation(ctx, presentation)
  if (row?.issuerId !== template.issuerId || !row.templateIds.includes(template.id)) throw new Problem('notFound')
  return row
}
