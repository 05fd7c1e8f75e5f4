import { Problem } from '#base/problem.ts'
import { lockIssuer } from '#features/issuers/server/queries.ts'
import type { TeamContext } from '#platform/context.ts'

/**
 * Locks the caller's community until the end of the transaction, so that its folders and people change one after the
 * other and no limit is passed by two at once. Rows of claims and templates are locked before it. Throws `signedOut` when
 * the community was deleted meanwhile.
 */
export async function lockFolders(ctx: TeamContext): Promise<void> {
  if (!(await lockIssuer(ctx, ctx.actor.issuerId))) throw new Problem('signedOut')
}
