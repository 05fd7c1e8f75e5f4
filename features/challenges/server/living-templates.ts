import { and, asc, isNull } from 'drizzle-orm'
import { templates } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'

export type LivingTemplate = { id: string; hash: string; name: string }

/** Of some templates those that were not deleted, with the hashes of their current versions. */
export function livingTemplates(ctx: Context, templateIds: string[]): Promise<LivingTemplate[]> {
  if (templateIds.length === 0) return Promise.resolve([])
  return ctx.db
    .select({ id: templates.id, hash: templates.hash, name: templates.name })
    .from(templates)
    .where(and(isOneOf(templates.id, templateIds), isNull(templates.deletedAt)))
    .orderBy(asc(templates.createdAt), asc(templates.id))
}
