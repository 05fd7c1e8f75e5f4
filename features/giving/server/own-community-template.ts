import { Problem } from '#base/problem.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { AdminContext } from '#platform/context.ts'

/** The community's own Community template with an id; throws `notFound`, and `notCommunity` for other categories. */
export async function ownCommunityTemplate(ctx: AdminContext, templateId: string): Promise<TemplateRow> {
  const template = await findOwnTemplate(ctx, templateId, 'edit')
  if (template.category !== 'community') throw new Problem('notCommunity')
  return template
}
