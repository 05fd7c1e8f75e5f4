import { Problem } from '#base/problem.ts'
import { keyOfDid } from '#credentials/holder-key.ts'
import { asList, asObject } from '#credentials/read-credential.ts'
import { badgeClaims } from '#credentials/sd-jwt/badge-claims.ts'
import { signSdJwt } from '#credentials/sd-jwt/sign-sd-jwt.ts'
import type { Context } from '#platform/context.ts'
import { badgeTypeUrl, statusListUrl, tokenListUrl } from './addresses.ts'
import { issuerP256Key } from './sign-jwt-as-issuer.ts'

/**
 * Writes a badge as SD-JWT VC, bound to the P-256 key of its subject (a did:key or did:jwk). Throws `notFound` when the
 * issuer was deleted meanwhile.
 */
export async function signSdJwtAsIssuer(
  ctx: Context,
  issuer: { id: string; didWeb: string },
  credential: Record<string, unknown>,
): Promise<string> {
  const entry = asObject(asList(credential.credentialStatus)[0])
  const listId = String(entry?.statusListCredential).slice(statusListUrl(ctx.config, '').length).split('/')[0] ?? ''
  const { key: holderKey } = keyOfDid(String(asObject(credential.credentialSubject)?.id))
  const claims = badgeClaims(credential, {
    vct: badgeTypeUrl(ctx.config),
    holderJwk: holderKey.export({ format: 'jwk' }),
    statusUri: tokenListUrl(ctx.config, listId),
    slot: Number(entry?.statusListIndex),
  })
  return signSdJwt(claims, await issuerP256Key(ctx, issuer))
}

/** Throws `invalid_proof` for a DID to which no SD-JWT VC of ours can be bound: not a P-256 key that the DID contains. */
export function assertBindable(did: string): void {
  try {
    if (keyOfDid(did).algorithm === 'ES256') return
  } catch {
    // Refused below: a DID that does not contain its key.
  }
  throw new Problem('invalid_proof')
}
