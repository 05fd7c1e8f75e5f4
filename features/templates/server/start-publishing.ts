import { and, eq, inArray } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { templateHash } from '#credentials/template-hash.ts'
import { recordEvent } from '#platform/audit.ts'
import type { AdminContext } from '#platform/context.ts'
import { startOperation } from '#platform/operations.ts'
import { assertComplete } from './assert-complete.ts'
import { delegate } from './delegate.ts'
import { ownIssuer } from './own-issuer.ts'
import { publicFields } from './public-fields.ts'
import { templates, templateVersions } from './tables.ts'

/**
 * Takes a template from draft (or failed) to pending in the caller's transaction: version and hash, delegation,
 * operation, job. The update is the lock: of two who publish at once, one gets `alreadyPublished`.
 */
export async function startPublishing(ctx: AdminContext, templateId: string) {
  const now = ctx.now()
  const issuer = await ownIssuer(ctx)
  const [template] = await ctx.db
    .update(templates)
    .set({ contractState: 'pending', publishedAt: now, updatedAt: now })
    .where(
      and(
        eq(templates.id, templateId),
        eq(templates.issuerId, ctx.actor.issuerId),
        inArray(templates.contractState, ['none', 'failed']),
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
  await delegate(ctx, issuer, template)
  const callbackId = await startOperation(ctx, {
    kind: 'publish-template',
    issuerId: ctx.actor.issuerId,
    subjectId: templateId,
  })
  await recordEvent(ctx, { action: 'template.published', subjectId: templateId, detail: { version: template.version } })
  await ctx.jobs.send(ctx, 'anchor-template', { templateId, operationId: callbackId })
  return { callbackId, hash }
}
