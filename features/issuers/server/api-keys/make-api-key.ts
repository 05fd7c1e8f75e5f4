import type { IssuerId } from '#base/ids.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { apiKeys } from '../tables.ts'

/**
 * Creates an API key of an issuer, for all of its templates or (`templateId`) for one. It is stored sealed and found by
 * its hash.
 */
export function makeApiKey(
  ctx: Context,
  { issuerId, templateId = '' }: { issuerId: IssuerId | string; templateId?: string },
): Promise<{ id: string; apiKey: string }> {
  return inTransaction(ctx, async (ctx) => {
    const { id, publicKey: keyHash } = await createKey(ctx, { purpose: 'apiKey', ownerId: issuerId })
    await ctx.db.insert(apiKeys).values({ id, issuerId, templateId, keyHash, createdAt: ctx.now() })
    await recordEvent(ctx, { action: 'apiKey.created', issuerId, subjectId: id })
    return { id, apiKey: await openApiKey(ctx, id) }
  })
}

/** An API key in clear, as in the header `Token`. */
export async function openApiKey(ctx: Context, keyId: string): Promise<string> {
  return Buffer.from(await openKey(ctx, keyId)).toString('base64url')
}
