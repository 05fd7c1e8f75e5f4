import { sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { type Delegation, newNonce, signDelegation } from '#credentials/wallet-signatures/delegation.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { holdKey } from '#features/keys/server/hold-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { roomGrew } from '../../hooks.ts'
import { delegations } from '../tables.ts'

/** `used`: places already taken. */
export type Terms = { templateId: string; maxCount: number; validUntil: Date; used?: number }

/**
 * Signs a delegation for an issuer's current issuing key with its sealed account key, and returns its number. Throws
 * when the account key is not on this server.
 */
export async function writeDelegation(
  ctx: Context,
  issuer: { id: string; did: string },
  terms: Terms,
): Promise<number> {
  const account = await findKey(ctx, issuer.id, 'account')
  if (!account) throw new Error('The account key of the issuer is not on this server')
  const delegation = await unsignedDelegation(ctx, issuer, terms)
  const privateKey = await openKey(ctx, account.id)
  const signature = await signDelegation(delegation, { privateKey, publicUrl: ctx.config.publicUrl })
  return keepDelegation(ctx, issuer.id, { delegation, signature, used: terms.used })
}

/**
 * A delegation for an issuer's current issuing key, for its account key to sign. Inside a transaction the key stays
 * current until the end: a rotation waits for it, or it waits for the rotation.
 */
export async function unsignedDelegation(
  ctx: Context,
  issuer: { id: string; did: string },
  { templateId, maxCount, validUntil }: Terms,
): Promise<Delegation> {
  const issuing = await holdKey(ctx, { ownerId: issuer.id, purpose: 'issuing', until: 'share' })
  if (!issuing) throw new Error('The issuer has no issuing key')
  return {
    issuer: issuer.did,
    issuingKey: issuing.publicKey,
    templateId,
    maxCount,
    validUntil: validUntil.getTime() / 1000,
    nonce: newNonce(),
  }
}

type Kept = { delegation: Delegation; signature: string; used?: number }

/**
 * Writes a signed delegation and returns its number. Throws `confirmationStale` when the issuing key that it names was
 * replaced before the signature.
 */
export async function keepDelegation(
  ctx: Context,
  issuerId: string,
  { delegation, signature, used = 0 }: Kept,
): Promise<number> {
  const { templateId, maxCount } = delegation
  const issuing = await holdKey(ctx, { ownerId: issuerId, purpose: 'issuing', until: 'share' })
  if (issuing?.publicKey !== delegation.issuingKey) throw new Problem('confirmationStale')
  const validUntil = new Date(delegation.validUntil * 1000)
  const row = { ...delegation, issuerId, validUntil, used, signature, createdAt: ctx.now() }
  // Two templates published at once compete for a number: the second waits, then gets the next.
  for (;;) {
    const [written] = await ctx.db
      .insert(delegations)
      .values({
        ...row,
        n: sql<number>`(select coalesce(max(n), 0) + 1 from ${delegations} where issuer_id = ${issuerId})`,
      })
      .onConflictDoNothing()
      .returning({ n: delegations.n })
    if (!written) continue
    await recordEvent(ctx, {
      action: 'delegation.signed',
      issuerId,
      subjectId: templateId,
      detail: { maxCount, validUntil: validUntil.toISOString() },
    })
    await roomGrew.run(ctx, { templateId })
    return written.n
  }
}
