import { eq } from 'drizzle-orm'
import { openJwtKey } from '#credentials/jwt-key.ts'
import { openRsaKey } from '#credentials/rsa-key.ts'
import { signVcJwt } from '#credentials/vc-jwt.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { JwtAlgorithm } from '../rules.ts'

const KEYS = {
  ES256: { purpose: 'jwt', open: openJwtKey },
  RS256: { purpose: 'rsa', open: openRsaKey },
} as const

/**
 * Writes a credential as VC-JWT under the issuer's P-256 key, or for RS256 its RSA key. The key is created with the first
 * such JWT and listed in the issuer's DID document from then on.
 */
export async function signJwtAsIssuer(
  ctx: Context,
  issuer: { id: string; didWeb: string },
  { credential, alg }: { credential: Record<string, unknown>; alg: JwtAlgorithm },
): Promise<string> {
  const { purpose, open } = KEYS[alg]
  const { id } = (await findKey(ctx, issuer.id, purpose)) ?? (await makeKey(ctx, issuer.id, purpose))
  const secret = await openKey(ctx, id)
  const key = open(issuer.didWeb, secret)
  secret.fill(0)
  return signVcJwt(credential, key)
}

/** The issuer's row is the lock, so that two concurrent first downloads create one key. */
function makeKey(ctx: Context, issuerId: string, purpose: 'jwt' | 'rsa'): Promise<{ id: string }> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, issuerId)).for('update')
    return (await findKey(ctx, issuerId, purpose)) ?? createKey(ctx, { purpose, ownerId: issuerId })
  })
}
