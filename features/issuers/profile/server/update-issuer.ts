import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { confirmationDocument, contentHash } from '#credentials/wallet-signatures/confirmation.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, type Context, inTransaction } from '#platform/context.ts'
import type { Signed } from '#platform/operations/confirmations.ts'
import { startOperation } from '#platform/operations/operations.ts'
import type * as contract from '../../contract.ts'
import { askSignature } from '../../server/ask-signature.ts'
import { assertName } from '../../server/assert-name.ts'
import { findIssuer } from '../../server/find-issuer.ts'
import { issuerPicture } from '../../server/issuer-picture.ts'
import { issuerChanges } from '../../server/tables.ts'

type Change = typeof issuerChanges.$inferInsert.fields

/**
 * Accepts a changed profile as an operation: the operation's job applies it to the current profile, after the wallet's
 * signature when a wallet holds the community's key. Without a `file` the picture stays. Throws `fileFormatInvalid` and
 * `sizeExceeded` as input problems.
 */
export async function updateIssuer(
  ctx: AdminContext,
  { file, ...fields }: Input<typeof contract.updateIssuer>,
): Promise<{ callbackId: string }> {
  const { issuerId } = ctx.actor
  const before = await findIssuer(ctx, issuerId)
  // A name older than this rule stays until it is changed: the rest of the profile must not wait for that.
  if (fields.name !== before?.name) await assertName(ctx, fields.name, before?.did)
  const hasPicture = file && file.size > 0
  const imageCid = hasPicture
    ? await ctx.blobs.put(await issuerPicture({ file, bannerColor: fields.bannerColor }))
    : undefined
  return inTransaction(ctx, async (ctx) => {
    const change: Change = imageCid ? { ...fields, imageCid } : fields
    const issuer = await findIssuer(ctx, issuerId)
    if (issuer && !issuer.isKms) {
      const callbackId = await askSignature(ctx, issuer, {
        action: 'update-issuer',
        subjectId: issuerId,
        documents: (common) => {
          const message = { ...common, name: fields.name, contentHash: contentHash(change) }
          return [confirmationDocument('UpdateCommunity', message, ctx.config.publicUrl)]
        },
        payload: { change },
      })
      await recordEvent(ctx, { action: 'issuer.changeAsked', subjectId: issuerId })
      return { callbackId }
    }
    const callbackId = await startOperation(ctx, { kind: 'update-issuer', issuerId, subjectId: issuerId })
    await keepChange(ctx, { operationId: callbackId, issuerId, change })
    return { callbackId }
  })
}

/** Continues with a changed profile that the community's key has signed. */
export async function updateSignedIssuer(ctx: Context, { operationId, payload }: Signed): Promise<void> {
  if (ctx.actor.kind !== 'admin') throw new Problem('notAllowed')
  await keepChange(ctx, { operationId, issuerId: ctx.actor.issuerId, change: payload.change as Change })
}

type Kept = { operationId: string; issuerId: string; change: Change }

async function keepChange(ctx: Context, { operationId, issuerId, change }: Kept): Promise<void> {
  await ctx.db.insert(issuerChanges).values({ operationId, issuerId, fields: change, createdAt: ctx.now() })
  const detail = { picture: change.imageCid !== undefined }
  await recordEvent(ctx, { action: 'issuer.changed', issuerId, subjectId: issuerId, detail })
  await ctx.jobs.send(ctx, 'update-issuer', { operationId })
}
