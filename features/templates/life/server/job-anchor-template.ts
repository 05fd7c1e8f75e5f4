import { and, eq } from 'drizzle-orm'
import { anchorHash } from '#features/ledger/server/anchor-hash.ts'
import { findLeaf } from '#features/ledger/server/find-leaf.ts'
import { sequenceEntries } from '#features/ledger/server/sequence-entries.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type SystemContext } from '#platform/context.ts'
import { moveOperation } from '#platform/operations/operations.ts'
import { findTemplate, type TemplateRow } from '../../server/find-template.ts'
import { templates } from '../../server/tables.ts'

/**
 * Anchors a pending template's hash; it is stored, and its operation ends, once its leaf is in a signed checkpoint.
 * When the ledger refuses, the template is `failed` and its operation ends with `transactionFailed`; publishing again
 * retries.
 */
export async function anchorTemplate(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { templateId = '', operationId = '' } = data
  const template = await findTemplate(ctx, templateId)
  if (template?.contractState !== 'pending') return
  await moveOperation(ctx, operationId, 'treating')
  try {
    await anchorHash(ctx, { hash: template.hash, kind: 'template' })
    await sequenceEntries(ctx)
    const leaf = await findLeaf(ctx, template.hash)
    if (!leaf || leaf === 'waiting') throw new Error('The ledger left the template without a leaf')
    await inTransaction(ctx, async (ctx) => {
      await settle(ctx, template, 'stored')
      await moveOperation(ctx, operationId, 'success')
    })
  } catch (error) {
    ctx.log.error({ err: error, templateId }, 'anchoring failed')
    await inTransaction(ctx, async (ctx) => {
      await settle(ctx, template, 'failed')
      await moveOperation(ctx, operationId, 'error', 'transactionFailed')
    })
  }
}

/** After a job was killed at every try: marks the template as failed and ends the operation. */
export function anchorTemplateGaveUp(ctx: SystemContext, data: Record<string, string>): Promise<void> {
  const { templateId = '', operationId = '' } = data
  return inTransaction(ctx, async (ctx) => {
    const template = await findTemplate(ctx, templateId)
    if (template) await settle(ctx, template, 'failed')
    await moveOperation(ctx, operationId, 'error', 'transactionFailed')
  })
}

async function settle(ctx: SystemContext, template: TemplateRow, contractState: 'stored' | 'failed'): Promise<void> {
  const [settled] = await ctx.db
    .update(templates)
    .set({ contractState })
    .where(and(eq(templates.id, template.id), eq(templates.contractState, 'pending')))
    .returning({ id: templates.id })
  if (!settled) return
  const { id, issuerId } = template
  await recordEvent(ctx, {
    action: contractState === 'stored' ? 'template.stored' : 'template.failed',
    issuerId,
    subjectId: id,
  })
}
