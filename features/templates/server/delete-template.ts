import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { findOwnTemplate } from './find-own-template.ts'
import { templates } from './tables.ts'

type Delete = typeof contract.deleteTemplate

/** Deletes a draft for good. Throws `templateBeingCreated` while it is anchored, `templatePublished` after that. */
export async function deleteTemplate(ctx: AdminContext, { templateId }: Input<Delete>): Promise<Output<Delete>> {
  return inTransaction(ctx, async (ctx) => {
    const { id } = await findOwnTemplate(ctx, templateId)
    const [deleted] = await ctx.db
      .delete(templates)
      .where(and(eq(templates.id, id), eq(templates.contractState, 'none')))
      .returning({ id: templates.id })
    if (!deleted) {
      const { contractState } = await findOwnTemplate(ctx, id)
      throw new Problem(contractState === 'pending' ? 'templateBeingCreated' : 'templatePublished')
    }
    await recordEvent(ctx, { action: 'template.deleted', subjectId: id })
    return { callbackId: '' }
  })
}
