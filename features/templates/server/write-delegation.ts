import { sql } from 'drizzle-orm'
import { newNonce, signDelegation } from '#credentials/delegation.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { delegations } from './tables.ts'

/** `used`: places that are spoken for already. */
type Terms = { templateId: string; maxCount: number; validUntil: Date; used?: number }

/**
 * Signs a delegation of an issuer's present issuing key by its sealed account key, and answers its number. Throws where the
 * account key is not on this server.
 */
export async function writeDelegation(
  ctx: Context,
  issuer: { id: string; did: string },
  terms: Terms,
): Promise<number> {
  const { templateId, maxCount, validUntil, used = 0 } = terms
  const [account, issuing] = [await findKey(ctx, issuer.id, 'account'), await findKey(ctx, issuer.id, 'issuing')]
  if (!account || !issuing) throw new Error('The issuer has no sealed keys')
  const delegation = {
    issuer: issuer.did,
    issuingKey: issuing.publicKey,
    templateId,
    maxCount,
    validUntil: validUntil.getTime() / 1000,
    nonce: newNonce(),
  }
  const privateKey = await openKey(ctx, account.id)
  const signature = await signDelegation(delegation, { privateKey, publicUrl: ctx.config.publicUrl })
  const row = { ...delegation, issuerId: issuer.id, validUntil, used, signature, createdAt: ctx.now() }
  // Two templates published at once want the same number: the second waits, then takes the next.
  for (;;) {
    const [written] = await ctx.db
      .insert(delegations)
      .values({
        ...row,
        n: sql<number>`(select coalesce(max(n), 0) + 1 from delegations where issuer_id = ${issuer.id})`,
      })
      .onConflictDoNothing()
      .returning({ n: delegations.n })
    if (!written) continue
    await recordEvent(ctx, {
      action: 'delegation.signed',
      issuerId: issuer.id,
      subjectId: templateId,
      detail: { maxCount, validUntil: validUntil.toISOString() },
    })
    return written.n
  }
}
