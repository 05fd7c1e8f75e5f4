import { Problem } from '#base/problem.ts'
import type { TeamContext } from '#platform/context.ts'
import { readOwnTemplates } from '../../hooks.ts'

/**
 * Checks that templates are the signed-in issuer's, and keeps them until the end of the caller's transaction; throws
 * `notFound` if one is not. Before `lockFolders`, as every transaction that locks both.
 */
export async function assertOwnTemplates(ctx: TeamContext, templateIds: string[]): Promise<void> {
  const ids = [...new Set(templateIds)]
  const own = await readOwnTemplates.get()(ctx, ctx.actor.issuerId, ids)
  if (own.length < ids.length) throw new Problem('notFound')
}
