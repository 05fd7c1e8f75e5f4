import { and, eq, isNull, ne } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { templates, templateVersions } from '#features/templates/server/tables.ts'
import { assertTemplateOfKey } from '#features/templates/server/template-of-key.ts'
import type { AdminContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'

/**
 * The community's published templates behind the hashes that an admin chose, of any version, each once; a deletion waits for
 * the caller's commit. Throws `templatesUnknown`, also for another category.
 */
export async function readTemplates(
  ctx: AdminContext,
  data: Record<string, unknown>,
  category?: 'community',
): Promise<string[]> {
  const { templateHashList: hashes } = data as { templateHashList: string[] }
  const named = await ctx.db
    .select({ id: templateVersions.templateId, hash: templateVersions.hash })
    .from(templateVersions)
    .where(isOneOf(templateVersions.hash, hashes))
  const idOf = new Map(named.map(({ id, hash }) => [hash, id]))
  const ids = [...new Set(hashes.map((hash) => idOf.get(hash) ?? ''))]
  const own = await ctx.db
    .select({ id: templates.id })
    .from(templates)
    .where(
      and(
        eq(templates.issuerId, ctx.actor.issuerId),
        isOneOf(templates.id, ids),
        isNull(templates.deletedAt),
        ne(templates.contractState, 'none'),
        category ? eq(templates.category, category) : undefined,
      ),
    )
    .orderBy(templates.id)
    .for('share')
  if (own.length !== ids.length) throw new Problem('templatesUnknown')
  for (const id of ids) assertTemplateOfKey(ctx.actor, id)
  return ids
}
