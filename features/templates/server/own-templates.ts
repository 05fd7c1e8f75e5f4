import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { IssuerId } from '#base/ids.ts'
import type { Context } from '#platform/context.ts'
import { templates } from './tables.ts'

/**
 * Of some ids those of the issuer's existing templates, drafts included. Their rows stay as they are until the end of the
 * caller's transaction: a deletion waits for it.
 */
export async function ownTemplates(ctx: Context, issuerId: IssuerId, templateIds: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.issuerId, issuerId), inArray(templates.id, templateIds), isNull(templates.deletedAt)))
    .orderBy(asc(templates.id))
    .for('share')
  return rows.map(({ id }) => id)
}
