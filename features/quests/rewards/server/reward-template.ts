import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { isPublished } from '#features/templates/rules.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { templates, templateVersions } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'

/** Members have a Membership badge already; of the other categories a quest can give one. */
const isGivable = and(isNull(templates.deletedAt), ne(templates.category, 'membership'))

/** The published template of a community that has a hash, of any of its versions; undefined if no quest can give it. Its
 * deletion waits for the caller's commit. */
export async function findRewardTemplate(
  ctx: Context,
  issuerId: string,
  hash: string,
): Promise<TemplateRow | undefined> {
  const [row] = await ctx.db
    .select({ template: templates })
    .from(templateVersions)
    .innerJoin(templates, eq(templates.id, templateVersions.templateId))
    .where(and(inArray(templateVersions.hash, [hash, `0x${hash}`]), eq(templates.issuerId, issuerId), isGivable))
    .for('share', { of: templates })
  return row && isPublished(row.template.contractState) ? row.template : undefined
}

/** The reward templates with some ids that still exist, by id. */
export async function rewardTemplates(ctx: Context, ids: string[]): Promise<Map<string, TemplateRow>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(templates)
    .where(and(isOneOf(templates.id, [...new Set(ids)]), isGivable))
  return new Map(rows.map((row) => [row.id, row]))
}
