import { eq } from 'drizzle-orm'
import type { Json } from '#credentials/read-credential.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { listKeys } from '#features/keys/server/list-keys.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { findStatusList, keepSigned } from '../queries.ts'
import { statusLists } from '../tables.ts'
import { signTokens } from './get-token-list.ts'
import { type SealedList, signedList } from './signed-list.ts'

/**
 * Signs all status lists of an issuer for the last time, before its keys are destroyed; they are served in this form from
 * then on.
 */
export function sealStatusLists(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const lists = await ctx.db
      .update(statusLists)
      .set({ signedAt: null, signedSuspensionAt: null })
      .where(eq(statusLists.issuerId, issuerId))
      .returning({ id: statusLists.id })
    for (const { id } of lists) {
      const credential = await signedList(ctx, id, 'revocation')
      await signedList(ctx, id, 'suspension')
      await keepTokens(ctx, id, credential)
    }
    await recordEvent(ctx, {
      action: 'statusLists.sealed',
      issuerId,
      subjectId: issuerId,
      detail: { count: lists.length },
    })
  })
}

/** Keeps the Token Status List beside the credential. An issuer that never had a key for it never signed an SD-JWT VC. */
async function keepTokens(ctx: Context, listId: string, credential: Json): Promise<void> {
  const list = await findStatusList(ctx, listId)
  const issuer = list && (await findIssuer(ctx, list.issuerId))
  if (!list || !issuer || (await listKeys(ctx, issuer.id, 'jwt')).length === 0) return
  if (!(await findKey(ctx, issuer.id, 'jwt'))) await createKey(ctx, { purpose: 'jwt', ownerId: issuer.id })
  const sealed: SealedList = { credential, tokens: await signTokens(ctx, list, issuer) }
  await keepSigned(ctx, list, { signed: sealed })
}
