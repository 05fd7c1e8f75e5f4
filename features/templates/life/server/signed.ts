import { Problem } from '#base/problem.ts'
import { templateHash } from '#credentials/badges/template-hash.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context, TeamContext } from '#platform/context.ts'
import type { Signed, SignedHandler } from '#platform/operations/confirmations.ts'
import { moveOperation } from '#platform/operations/operations.ts'
import { keepDelegation } from '../../server/delegation/write-delegation.ts'
import { findOwnTemplate } from '../../server/find-own-template.ts'
import { ownIssuer } from '../../server/own-issuer.ts'
import { publicFields } from '../../server/public-fields.ts'
import type { PublishPayload } from './ask-to-publish.ts'
import { hideTemplate } from './delete-template.ts'
import { takeVersion, type VersionPayload } from './publish-version.ts'
import { takeToPending } from './start-publishing.ts'
import { withFields } from './template-at-version.ts'
import { withdrawUpTo } from './withdraw-delegation.ts'

/** Runs after a wallet has signed, by action. */
export const templatesSigned: Record<string, SignedHandler> = {
  'publish-template': publishSigned,
  'update-template': versionSigned,
  'delete-template': deleteSigned,
  'withdraw-delegation': withdrawSigned,
}

/** Publishes a template when the signed document still matches it; otherwise throws `confirmationStale`. */
async function publishSigned(ctx: Context, { operationId, payload, signatures }: Signed): Promise<void> {
  const admin = asAdmin(ctx)
  const { templateId, hash, delegation } = payload as PublishPayload
  const issuer = await ownIssuer(admin)
  const taken = await takeToPending(admin, issuer, templateId)
  if (taken.hash !== hash) throw new Problem('confirmationStale')
  const signature = signatures[1]
  if (delegation && signature) await keepDelegation(ctx, issuer.id, { delegation, signature })
  await recordEvent(ctx, { action: 'template.publishSigned', issuerId: issuer.id, subjectId: templateId })
  await ctx.jobs.send(ctx, 'anchor-template', { templateId, operationId })
}

/** Makes the signed version; throws `confirmationStale` when another version came first. */
async function versionSigned(ctx: Context, { operationId, payload, signatures }: Signed): Promise<void> {
  const admin = asAdmin(ctx)
  const { templateId, fields, hash, movesClaims, delegation } = payload as VersionPayload
  const issuer = await ownIssuer(admin)
  const template = await findOwnTemplate(admin, templateId, 'edit')
  const next = { ...withFields(template, fields), limit: Number(fields.limit) }
  const isSame = templateHash(publicFields(next, issuer.did)) === hash
  if (!isSame || next.version !== template.version + 1) throw new Problem('confirmationStale')
  await takeVersion(admin, issuer, next, movesClaims)
  const signature = signatures[1]
  if (delegation && signature) await keepDelegation(ctx, issuer.id, { delegation, signature })
  await recordEvent(ctx, { action: 'template.versionSigned', issuerId: issuer.id, subjectId: templateId })
  await ctx.jobs.send(ctx, 'anchor-template', { templateId, operationId })
}

async function deleteSigned(ctx: Context, { operationId, payload }: Signed): Promise<void> {
  const admin = asAdmin(ctx)
  const templateId = String(payload.templateId)
  await hideTemplate(admin, templateId)
  const { issuerId } = admin.actor
  await recordEvent(ctx, { action: 'template.deletionSigned', issuerId, subjectId: templateId })
  await ctx.jobs.send(ctx, 'delete-template', { templateId, operationId })
}

async function withdrawSigned(ctx: Context, { operationId, payload }: Signed): Promise<void> {
  const admin = asAdmin(ctx)
  const { id: templateId } = await findOwnTemplate(admin, String(payload.templateId), 'edit')
  await withdrawUpTo(admin, { templateId, number: Number(payload.number) })
  await moveOperation(ctx, operationId, 'success')
}

function asAdmin(ctx: Context): TeamContext {
  if (ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  return { ...ctx, actor: ctx.actor }
}
