import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { mayUse } from '#features/team/folders/server/may-use.ts'
import type { TeamContext } from '#platform/context.ts'
import { NAMES_MAX } from '../../rules.ts'
import { templates } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

/** The names of the newest templates that the caller may see, of all categories, newest first. */
export async function listTemplateNames(ctx: TeamContext): Promise<Output<typeof contract.listTemplateNames>> {
  const { id, name, category, contractState } = templates
  const rows = await ctx.db
    .select({ id, title: name, category, state: contractState })
    .from(templates)
    .where(
      and(eq(templates.issuerId, ctx.actor.issuerId), isNull(templates.deletedAt), mayUse(ctx, templates.id, 'see')),
    )
    .orderBy(desc(templates.createdAt), desc(templates.id))
    .limit(NAMES_MAX)
  return { templates: rows }
}
