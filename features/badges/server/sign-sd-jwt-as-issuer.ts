import { keyOfDid } from '#credentials/holder-key.ts'
import { asList, asObject } from '#credentials/read-credential.ts'
import { type BadgeClaims, badgeClaims } from '#credentials/sd-jwt/badge-claims.ts'
import { signSdJwt } from '#credentials/sd-jwt/sign-sd-jwt.ts'
import type { Config } from '#platform/config.ts'
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
  return signSdJwt(claimsOfBadge(ctx.config, credential), await issuerP256Key(ctx, issuer))
}

/** The claims of a badge of ours as SD-JWT VC. Throws for a subject that is no key (`isBindable`). */
export function claimsOfBadge(config: Pick<Config, 'publicUrl'>, credential: Record<string, unknown>): BadgeClaims {
  const entry = asObject(asList(credential.credentialStatus)[0])
  const listId = String(entry?.statusListCredential).slice(statusListUrl(config, '').length).split('/')[0] ?? ''
  const { key: holderKey } = keyOfDid(String(asObject(credential.credentialSubject)?.id))
  return badgeClaims(credential, {
    vct: badgeTypeUrl(config),
    holderJwk: holderKey.export({ format: 'jwk' }),
    statusUri: tokenListUrl(config, listId),
    slot: Number(entry?.statusListIndex),
  })
}

/** Whether an SD-JWT VC of ours can be bound to a DID: one that contains a P-256 key. */
export function isBindable(did: string): boolean {
  try {
    return keyOfDid(did).algorithm === 'ES256'
  } catch {
    return false
  }
}
