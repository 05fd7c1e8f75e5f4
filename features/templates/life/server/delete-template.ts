import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { confirmationDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { askSignature } from '#features/issuers/server/ask-signature.ts'
import { removeFromFolders } from '#features/team/folders/server/remove-from-folders.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction, type TeamContext } from '#platform/context.ts'
import { startOperation } from '#platform/operations/operations.ts'
import type * as contract from '../../contract.ts'
import { uses } from '../../hooks.ts'
import { findOwnTemplate } from '../../server/find-own-template.ts'
import type { TemplateRow } from '../../server/find-template.ts'
import { ownIssuer } from '../../server/own-issuer.ts'
import { templates } from '../../server/tables.ts'

type Delete = typeof contract.deleteTemplate

/**
 * Deletes a draft for good. Hides a published template and ends its open claims, by an operation; its badges stay
 * valid. A wallet that holds the community's key has to sign first. Throws `templateBeingCreated` while it is being
 * anchored.
 */
export function deleteTemplate(ctx: AdminContext, { templateId }: Input<Delete>): Promise<Output<Delete>> {
  return inTransaction(ctx, async (ctx) => {
    const template = await findOwnTemplate(ctx, templateId, 'edit')
    if (template.contractState === 'none' && (await deleteDraft(ctx, template))) return { callbackId: '' }
    const issuer = await ownIssuer(ctx)
    if (!issuer.isKms) return { callbackId: await askToDelete(ctx, issuer, template) }
    await hideTemplate(ctx, template.id)
    const { issuerId } = ctx.actor
    const callbackId = await startOperation(ctx, { kind: 'delete-template', issuerId, subjectId: template.id })
    await ctx.jobs.send(ctx, 'delete-template', { templateId: template.id, operationId: callbackId })
    return { callbackId }
  })
}

/** Hides a published template in the caller's transaction. The update is the lock; throws `templateBeingCreated`. */
export async function hideTemplate(ctx: TeamContext, templateId: string): Promise<void> {
  const [hidden] = await ctx.db
    .update(templates)
    .set({ deletedAt: ctx.now() })
    .where(
      and(
        eq(templates.id, templateId),
        eq(templates.issuerId, ctx.actor.issuerId),
        inArray(templates.contractState, ['stored', 'failed']),
        isNull(templates.deletedAt),
      ),
    )
    .returning({ id: templates.id })
  if (!hidden) {
    await findOwnTemplate(ctx, templateId, 'edit')
    throw new Problem('templateBeingCreated')
  }
  await removeFromFolders(ctx, templateId)
  await recordEvent(ctx, { action: 'template.deleted', subjectId: templateId, detail: { published: true } })
}

async function deleteDraft(ctx: TeamContext, { id }: TemplateRow): Promise<boolean> {
  const [deleted] = await ctx.db
    .delete(templates)
    .where(and(eq(templates.id, id), eq(templates.contractState, 'none')))
    .returning({ id: templates.id })
  if (!deleted) return false
  await removeFromFolders(ctx, id)
  await recordEvent(ctx, { action: 'template.deleted', subjectId: id, detail: { published: false } })
  return true
}

async function askToDelete(ctx: TeamContext, issuer: { id: string; did: string }, template: TemplateRow) {
  if (template.contractState === 'pending') throw new Problem('templateBeingCreated')
  const { id: templateId, name } = template
  const { collected: badges } = (await uses.get().countSent(ctx, [templateId]))(templateId)
  await recordEvent(ctx, { action: 'template.deletionAsked', subjectId: templateId })
  return askSignature(ctx, issuer, {
    action: 'delete-template',
    subjectId: templateId,
    documents: (common) => [
      confirmationDocument('DeleteTemplate', { ...common, templateId, name, badges }, ctx.config.publicUrl),
    ],
    payload: { templateId },
  })
}
