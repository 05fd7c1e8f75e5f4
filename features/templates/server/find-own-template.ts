import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import type { Need } from '#features/team/rules.ts'
import type { TeamContext } from '#platform/context.ts'
import type { TemplateRow } from './find-template.ts'
import { templates } from './tables.ts'
import { assertTemplateOfKey } from './template-of-key.ts'

/**
 * The signed-in issuer's template with an id, which the caller may use for what a call needs; throws `notFound` for any
 * other, so that a contributor cannot tell another folder's template from another community's. A key for other templates
 * gets `keyTemplate`, whether this one exists or not.
 */
export async function findOwnTemplate(ctx: TeamContext, templateId: string, need: Need): Promise<TemplateRow> {
  assertTemplateOfKey(ctx.actor, templateId)
  const isOwn = and(eq(templates.id, templateId), eq(templates.issuerId, ctx.actor.issuerId))
  const [row] = await ctx.db
    .select()
    .from(templates)
    .where(and(isOwn, isNull(templates.deletedAt), mayUse(ctx, templates.id, need)))
  if (!row) throw new Problem('notFound')
  return row
}
