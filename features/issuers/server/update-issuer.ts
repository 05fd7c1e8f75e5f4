import type { Input } from '#base/endpoint.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction } from '#platform/context.ts'
import { startOperation } from '#platform/operations.ts'
import type { ContextOf } from '#platform/serve.ts'
import type * as contract from '../contract.ts'
import { issuerPicture } from './issuer-picture.ts'
import { issuerChanges } from './tables.ts'

/**
 * Takes a changed profile as an operation: it is kept beside the profile that stands, and the operation's job applies it.
 * Without a `file` the picture stays. Throws `fileFormatInvalid` and `sizeExceeded` as input that breaks a rule.
 */
export async function updateIssuer(
  ctx: ContextOf<'admin'>,
  { file, ...fields }: Input<typeof contract.updateIssuer>,
): Promise<{ callbackId: string }> {
  const { issuerId } = ctx.actor
  const hasPicture = file && file.size > 0
  const imageCid = hasPicture
    ? await ctx.blobs.put(await issuerPicture({ file, bannerColor: fields.bannerColor }))
    : undefined
  return inTransaction(ctx, async (ctx) => {
    const callbackId = await startOperation(ctx, { kind: 'update-issuer', issuerId, subjectId: issuerId })
    const change = imageCid ? { ...fields, imageCid } : fields
    await ctx.db
      .insert(issuerChanges)
      .values({ operationId: callbackId, issuerId, fields: change, createdAt: ctx.now() })
    await recordEvent(ctx, {
      action: 'issuer.changed',
      subjectId: issuerId,
      detail: { picture: imageCid !== undefined },
    })
    await ctx.jobs.send(ctx, 'update-issuer', { operationId: callbackId })
    return { callbackId }
  })
}
