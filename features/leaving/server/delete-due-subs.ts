import { takeDueDeletions } from '#features/issuers/server/parents.ts'
import { tellBoth } from '#features/sub-issuers/server/tell-both.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { startOperation } from '#platform/operations/operations.ts'

/** The deletion also drops the e-mails that still wait for its people; these are sent before. */
const MAILED_SECONDS = 60

/** Deletes the sub-communities whose deletion by their parent's main admin is due and that nobody stopped. */
export function deleteDueSubs(ctx: SystemContext): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    for (const { issuerId, parentId } of await takeDueDeletions(ctx)) {
      const operationId = await startOperation(ctx, { kind: 'delete-issuer', issuerId, subjectId: issuerId })
      await tellBoth(ctx, 'subDeleted', { childId: issuerId, parentId })
      await ctx.jobs.send(ctx, 'delete-issuer', { operationId }, MAILED_SECONDS)
    }
  })
}
