import { rightsOver } from '#features/team/folders/server/rights-over.ts'
import { rightsWith } from '#features/team/rules.ts'
import type { TeamContext } from '#platform/context.ts'
import { TEMPLATE_RIGHTS, type TemplateRight } from '../rules.ts'

/** What the caller can do with each of some templates: an admin everything, which takes no query. */
export async function templateRights(
  ctx: TeamContext,
  templateIds: string[],
): Promise<(templateId: string) => TemplateRight[]> {
  if (ctx.actor.kind === 'admin') return () => [...TEMPLATE_RIGHTS]
  const rights = await rightsOver(ctx, templateIds)
  return (templateId) => {
    const right = rights.get(templateId)
    return TEMPLATE_RIGHTS.filter((need) => right && need !== 'delete' && rightsWith(need).includes(right))
  }
}
