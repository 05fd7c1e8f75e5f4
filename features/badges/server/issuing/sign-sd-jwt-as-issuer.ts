import canonicalize from 'canonicalize'
import { keyOfDid } from '#credentials/keys/holder-key.ts'
import { asList, asObject, type Json } from '#credentials/read-credential.ts'
import { type BadgeClaims, type BadgeType, badgeClaims } from '#credentials/sd-jwt/badge-claims.ts'
import type { SdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import { signSdJwt } from '#credentials/sd-jwt/sign-sd-jwt.ts'
import type { Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'
import { achievementUrl, badgeTypeUrl, statusListUrl, templateTypeUrl, tokenListUrl } from '../addresses.ts'
import { issuerP256Key } from './sign-jwt-as-issuer.ts'

type Address = Pick<Config, 'publicUrl'>

/**
 * Writes a badge as SD-JWT VC, bound to the key of its subject (a did:key or did:jwk; `isBindable`). Throws `notFound` when the
 * issuer was deleted meanwhile.
 */
export async function signSdJwtAsIssuer(
  ctx: Context,
  issuer: { id: string; didWeb: string },
  credential: Record<string, unknown>,
): Promise<string> {
  return signSdJwt(claimsOfBadge(ctx.config, credential), await issuerP256Key(ctx, issuer))
}

/** The type of a badge of ours as SD-JWT VC: that of its template, which extends the one of every badge. */
export function typeOfBadge(config: Address, credential: Json): BadgeType & { akaVcts: string[] } {
  const achievement = asObject(asObject(credential.credentialSubject)?.achievement)
  const templateId = String(achievement?.id).slice(achievementUrl(config, '').length)
  return { vct: templateTypeUrl(config, templateId), akaVcts: [badgeTypeUrl(config)] }
}

/**
 * The claims of a badge of ours as SD-JWT VC, of its own type unless another is given. Throws for a subject that is no key
 * (`isBindable`).
 */
export function claimsOfBadge(
  config: Address,
  credential: Json,
  type: BadgeType = typeOfBadge(config, credential),
): BadgeClaims {
  const entry = asObject(asList(credential.credentialStatus)[0])
  const listId = String(entry?.statusListCredential).slice(statusListUrl(config, '').length).split('/')[0] ?? ''
  const { key: holderKey } = keyOfDid(String(asObject(credential.credentialSubject)?.id))
  return badgeClaims(credential, {
    ...type,
    holderJwk: holderKey.export({ format: 'jwk' }),
    statusUri: tokenListUrl(config, listId),
    slot: Number(entry?.statusListIndex),
  })
}

/** Whether an SD-JWT VC of ours can be bound to a DID: one that contains a P-256 or an Ed25519 key. */
export function isBindable(did: string): boolean {
  try {
    return ['ES256', 'EdDSA'].includes(keyOfDid(did).algorithm)
  } catch {
    return false
  }
}

/**
 * Whether an SD-JWT VC is another form of a badge as issued: it states the same claims, of which only those are missing
 * that a holder may withhold, for the same key and status. Until 0.5.0 the type of every badge was its only one.
 */
export function isSdJwtOf(config: Address, { claims }: SdJwt, credential: Json): boolean {
  if (!isBindable(String(asObject(credential.credentialSubject)?.id))) return false
  const earlier = { vct: badgeTypeUrl(config) }
  const isEarlier = claims.vct === earlier.vct
  const { payload, frame } = claimsOfBadge(config, credential, isEarlier ? earlier : undefined)
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
