import { and, eq, inArray, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { templateHash } from '#credentials/badges/template-hash.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { startOperation } from '#platform/operations/operations.ts'
import { assertComplete } from '../../form/server/assert-complete.ts'
import { delegate } from '../../server/delegation/delegate.ts'
import { type IssuerRow, ownIssuer } from '../../server/own-issuer.ts'
import { publicFields } from '../../server/public-fields.ts'
import { templates, templateVersions } from '../../server/tables.ts'
import { askToPublish } from './ask-to-publish.ts'

/**
 * Moves a template from draft (or failed) to pending in the caller's transaction: version and hash, delegation,
 * operation, job. When a wallet holds the community's key, the template stays as it is until the wallet signs. One of
 * two simultaneous publications gets `alreadyPublished`.
 */
export async function startPublishing(ctx: TeamContext, templateId: string) {
  const issuer = await ownIssuer(ctx)
  if (!issuer.isKms) return askToPublish(ctx, issuer, templateId)
  const { template, hash } = await takeToPending(ctx, issuer, templateId)
  await delegate(ctx, issuer, template)
  const { issuerId } = ctx.actor
  const callbackId = await startOperation(ctx, { kind: 'publish-template', issuerId, subjectId: templateId })
  await ctx.jobs.send(ctx, 'anchor-template', { templateId, operationId: callbackId })
  return { callbackId, hash }
}

/**
 * Moves a template from draft (or failed) to pending, with its version and hash, in the caller's transaction. The
 * update is the lock; throws `alreadyPublished`.
 */
export async function takeToPending(ctx: TeamContext, issuer: IssuerRow, templateId: string) {
  const now = ctx.now()
  const [template] = await ctx.db
    .update(templates)
    .set({ contractState: 'pending', publishedAt: now, updatedAt: now })
    .where(
      and(
        eq(templates.id, templateId),
        eq(templates.issuerId, ctx.actor.issuerId),
        inArray(templates.contractState, ['none', 'failed']),
        isNull(templates.deletedAt),
      ),
    )
    .returning()
  if (!template) throw new Problem('alreadyPublished')
  assertComplete(template, now)
  const fields = publicFields(template, issuer.did)
  const hash = templateHash(fields)
  await ctx.db
    .insert(templateVersions)
    .values({ templateId, version: template.version, hash, fields, at: now })
    .onConflictDoNothing()
  await ctx.db.update(templates).set({ hash }).where(eq(templates.id, templateId))
  await recordEvent(ctx, { action: 'template.published', subjectId: templateId, detail: { version: template.version } })
  return { template, hash }
}
