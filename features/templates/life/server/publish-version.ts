import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { templateHash } from '#credentials/badges/template-hash.ts'
import { confirmationDocument, delegationDocument } from '#credentials/wallet-signatures/confirmation.ts'
import type { Delegation } from '#credentials/wallet-signatures/delegation.ts'
import { askSignature } from '#features/issuers/server/ask-signature.ts'
import { recordEvent } from '#platform/audit.ts'
import type { TeamContext } from '#platform/context.ts'
import { startOperation } from '#platform/operations/operations.ts'
import { openClaimsMove, roomGrew } from '../../hooks.ts'
import { raisedTerms } from '../../server/delegation/delegate.ts'
import { unsignedDelegation, writeDelegation } from '../../server/delegation/write-delegation.ts'
import type { TemplateRow } from '../../server/find-template.ts'
import { type IssuerRow, ownIssuer } from '../../server/own-issuer.ts'
import { publicFields } from '../../server/public-fields.ts'
import { templates, templateVersions } from '../../server/tables.ts'

/** The data that a new version needs after the wallet's signature. */
export type VersionPayload = {
  templateId: string
  fields: Record<string, unknown>
  hash: string
  movesClaims: boolean
  delegation?: Delegation
}

/**
 * Advances a published template to its next version in the caller's transaction: `next` is the new row. Returns the
 * operation that anchors it; a wallet that holds the community's key has to sign first. The delegation names the
 * template, so only a raised limit needs another. Throws `templateInUse` when another change came first.
 */
export async function publishVersion(ctx: TeamContext, next: TemplateRow, movesClaims: boolean) {
  const issuer = await ownIssuer(ctx)
  const terms = await raisedTerms(ctx, next)
  const fields = publicFields(next, issuer.did)
  const hash = templateHash(fields)
  const { id: templateId, name } = next
  if (!issuer.isKms) {
    const delegation = terms && (await unsignedDelegation(ctx, issuer, terms))
    const { publicUrl } = ctx.config
    const callbackId = await askSignature(ctx, issuer, {
      action: 'update-template',
      subjectId: templateId,
      documents: (common) => [
        confirmationDocument('UpdateTemplate', { ...common, templateId, name, templateHash: hash }, publicUrl),
        ...(delegation ? [delegationDocument(delegation, publicUrl)] : []),
      ],
      payload: { templateId, fields, hash, movesClaims, delegation } satisfies VersionPayload,
    })
    await recordEvent(ctx, { action: 'template.versionAsked', subjectId: templateId })
    return { callbackId, hash }
  }
  await takeVersion(ctx, issuer, next, movesClaims)
  if (terms) await writeDelegation(ctx, issuer, terms)
  const { issuerId } = ctx.actor
  const callbackId = await startOperation(ctx, { kind: 'update-template', issuerId, subjectId: templateId })
  await ctx.jobs.send(ctx, 'anchor-template', { templateId, operationId: callbackId })
  return { callbackId, hash }
}

/** Writes the next version of a stored template and returns its hash. The update is the lock; throws `templateInUse`. */
export async function takeVersion(ctx: TeamContext, issuer: IssuerRow, next: TemplateRow, movesClaims: boolean) {
  const { id, issuerId: _, createdAt: __, publishedAt: ___, deletedAt: ____, ...columns } = next
  const now = ctx.now()
  const fields = publicFields(next, issuer.did)
  const hash = templateHash(fields)
  const [taken] = await ctx.db
    .update(templates)
    .set({ ...columns, contractState: 'pending', hash, updatedAt: now })
    .where(
      and(
        eq(templates.id, id),
        eq(templates.issuerId, ctx.actor.issuerId),
        eq(templates.version, next.version - 1),
        eq(templates.contractState, 'stored'),
        isNull(templates.deletedAt),
      ),
    )
    .returning({ id: templates.id })
  if (!taken) throw new Problem('templateInUse')
  await ctx.db.insert(templateVersions).values({ templateId: id, version: next.version, hash, fields, at: now })
  if (movesClaims) await openClaimsMove.run(ctx, { templateId: id, version: next.version })
  await roomGrew.run(ctx, { templateId: id })
  const detail = { version: next.version, movesClaims }
  await recordEvent(ctx, { action: 'template.versioned', subjectId: id, detail })
  return hash
}
