import canonicalize from 'canonicalize'
import { keyOfDid } from '#credentials/keys/holder-key.ts'
import { asList, asObject, type Json } from '#credentials/read-credential.ts'
import { type BadgeClaims, badgeClaims } from '#credentials/sd-jwt/badge-claims.ts'
import type { SdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import { signSdJwt } from '#credentials/sd-jwt/sign-sd-jwt.ts'
import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'
import { badgeTypeUrl, statusListUrl, tokenListUrl } from '../addresses.ts'
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

/**
 * Whether an SD-JWT VC is another form of a badge as issued: it states the same claims, of which only those are missing
 * that a holder may withhold, for the same key and status.
 */
export function isSdJwtOf(config: Pick<Config, 'publicUrl'>, { claims }: SdJwt, credential: Json): boolean {
  if (!isBindable(String(asObject(credential.credentialSubject)?.id))) return false
  const { payload, frame } = claimsOfBadge(config, credential)
  const expected = withheldAs(payload, { like: claims, names: frame._sd })
  const [subject, shown] = [asObject(payload.credentialSubject) ?? {}, asObject(claims.credentialSubject) ?? {}]
  const names = frame.credentialSubject?._sd
  return (
    canonicalize({ ...expected, credentialSubject: withheldAs(subject, { like: shown, names }) }) ===
    canonicalize(claims)
  )
}

/** An object without those of the named members that another one does not have. */
function withheldAs(whole: Json, { like, names = [] }: { like: Json; names?: string[] | undefined }): Json {
  const isShown = ([name]: [string, unknown]) => !names.includes(name) || Object.hasOwn(like, name)
  return Object.fromEntries(Object.entries(whole).filter(isShown))
}
