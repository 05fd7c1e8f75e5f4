import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { publishVersion } from '../../life/server/publish-version.ts'
import { findOwnTemplate } from '../../server/find-own-template.ts'
import type { TemplateRow } from '../../server/find-template.ts'
import { mayGivePoints } from '../../server/may-give-points.ts'
import { ownIssuer } from '../../server/own-issuer.ts'
import { templates } from '../../server/tables.ts'
import { assertOwnTitle } from './assert-own-title.ts'
import { readFields } from './read-fields.ts'
import { storePicture } from './store-picture.ts'

type Update = typeof contract.updateTemplate

/**
 * Changes a draft; for a published template makes the next version, by the operation `callbackId`. Throws
 * `templateBeingCreated` while it is being anchored, `templateFailed` when that failed, `templateInUse` when it was
 * changed or published meanwhile.
 */
export async function updateTemplate(ctx: TeamContext, input: Input<Update>): Promise<Output<Update>> {
  const { category, id } = input
  const template = await findOwnTemplate(ctx, id, 'edit')
  if (template.category !== category) throw new Problem('notFound')
  if (template.contractState === 'pending') throw new Problem('templateBeingCreated')
  if (template.contractState === 'failed') throw new Problem('templateFailed')
  const isMeant = input.version === undefined || input.version === versionOf(template)
  if (!isMeant) throw new Problem('templateInUse')
  const image = input.image && input.image.size > 0 ? input.image : undefined
  const issuer = await ownIssuer(ctx)
  const facts = { now: ctx.now(), hasPicture: image !== undefined || template.imageCid !== '', issuerName: issuer.name }
  const fields = readFields(category, input, { ...facts, mayGivePoints: mayGivePoints(ctx.config, issuer) })
  await assertOwnTitle(ctx, category, fields.name, issuer)
  const imageCid = image ? await storePicture(ctx, category, image) : template.imageCid
  const next = { ...template, ...fields, imageCid }
  return inTransaction(ctx, async (ctx) => {
    if (template.contractState === 'none') return updateDraft(ctx, next)
    const asked = await publishVersion(ctx, { ...next, version: template.version + 1 }, input.movesClaims)
    return { templateId: id, ...asked }
  })
}

function versionOf({ contractState, version }: TemplateRow): number {
  return contractState === 'none' ? 0 : version
}

async function updateDraft(ctx: TeamContext, next: TemplateRow): Promise<Output<Update>> {
  const [changed] = await ctx.db
    .update(templates)
    .set({ ...next, updatedAt: ctx.now() })
    .where(and(eq(templates.id, next.id), eq(templates.contractState, 'none')))
    .returning({ id: templates.id })
  if (!changed) throw new Problem('templateInUse')
  await recordEvent(ctx, { action: 'template.updated', subjectId: next.id })
  return { callbackId: '', templateId: next.id, hash: '' }
}
