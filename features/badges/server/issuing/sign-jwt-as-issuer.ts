import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { type JwtKey, openJwtKey, type P256Key } from '#credentials/keys/jwt-key.ts'
import { openRsaKey } from '#credentials/keys/rsa-key.ts'
import { signVcJwt } from '#credentials/signing/vc-jwt.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { generatePair, storeKey } from '#features/keys/server/create-key.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { JwtAlgorithm } from '../../rules.ts'

type Owner = { id: string; didWeb: string }

/**
 * Writes a credential as VC-JWT under the issuer's P-256 key, or for RS256 its RSA key. The key is created with the first
 * such JWT and listed in the issuer's DID document from then on. Throws `notFound` when the issuer was deleted meanwhile.
 */
export async function signJwtAsIssuer(
  ctx: Context,
  issuer: { id: string; didWeb: string },
  { credential, alg }: { credential: Record<string, unknown>; alg: JwtAlgorithm },
): Promise<string> {
  return signVcJwt(credential, await issuerJwtKey(ctx, issuer, alg))
}

/**
 * The key with which an issuer signs JWT, created with its first use. Throws `notFound` when the issuer was deleted
 * meanwhile.
 */
export async function issuerJwtKey(ctx: Context, issuer: Owner, alg: JwtAlgorithm): Promise<JwtKey> {
  if (alg === 'ES256') return issuerP256Key(ctx, issuer)
  return openFor(ctx, issuer, { purpose: 'rsa', open: openRsaKey })
}

/** Like `issuerJwtKey`, for ES256 only: it also signs what is written elsewhere. */
export function issuerP256Key(ctx: Context, issuer: Owner): Promise<P256Key> {
  return openFor(ctx, issuer, { purpose: 'jwt', open: openJwtKey })
}

type Opening<K> = { purpose: 'jwt' | 'rsa'; open: (did: string, secretKey: Uint8Array) => K }

async function openFor<K>(ctx: Context, issuer: Owner, { purpose, open }: Opening<K>): Promise<K> {
  const { id } = (await findKey(ctx, issuer.id, purpose)) ?? (await makeKey(ctx, issuer.id, purpose))
  const secret = await openKey(ctx, id)
  const key = open(issuer.didWeb, secret)
  secret.fill(0)
  return key
}

const pending = new Map<string, Promise<{ id: string }>>()

/** Concurrent first downloads wait for one key: anyone may ask, and an RSA key takes up to seconds of a processor. */
function makeKey(ctx: Context, issuerId: string, purpose: 'jwt' | 'rsa'): Promise<{ id: string }> {
  const name = `${issuerId} ${purpose}`
  const made = pending.get(name) ?? generateFor(ctx, issuerId, purpose).finally(() => pending.delete(name))
  pending.set(name, made)
  return made
}

/** Generated before the transaction. The issuer's row is the lock between processes, and against the issuer's deletion. */
async function generateFor(ctx: Context, issuerId: string, purpose: 'jwt' | 'rsa'): Promise<{ id: string }> {
  const pair = await generatePair(purpose)
  const isLiving = and(eq(issuers.id, issuerId), isNull(issuers.deletedAt))
  const stored = inTransaction(ctx, async (ctx) => {
    const [issuer] = await ctx.db.select({ id: issuers.id }).from(issuers).where(isLiving).for('update')
    if (!issuer) throw new Problem('notFound')
    return (await findKey(ctx, issuerId, purpose)) ?? storeKey(ctx, { purpose, ownerId: issuerId, pair })
  })
  return stored.finally(() => pair.secret.fill(0))
}
