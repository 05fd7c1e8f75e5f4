import type { Credential, SignedCredential } from '#credentials/credential.ts'
import { openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { OUR_CONTEXTS } from '#features/proofs/server/canonize-ours.ts'
import type { Context } from '#platform/context.ts'

/** Signs a credential with the issuer's current issuing key, which must be sealed on this server. */
export async function signAsIssuer(
  ctx: Context,
  issuer: { id: string; didWeb: string },
  credential: Credential,
): Promise<SignedCredential> {
  const issuing = await findKey(ctx, issuer.id, 'issuing')
  if (!issuing) throw new Error('The issuer has no issuing key')
  return (await signerWith(ctx, issuer, issuing.id))(credential)
}

/** Returns a function that signs credentials with an issuer's current issuing key, whose id was looked up. */
export async function signerWith(
  ctx: Context,
  issuer: { didWeb: string },
  keyId: string,
): Promise<(credential: Credential) => Promise<SignedCredential>> {
  const secret = await openKey(ctx, keyId)
  const key = openIssuingKey(issuer.didWeb, secret)
  secret.fill(0)
  return (credential) => signCredential(credential, { key, loader: OUR_CONTEXTS, now: ctx.now() })
}
