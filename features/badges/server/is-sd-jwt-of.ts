import canonicalize from 'canonicalize'
import { asObject, type Json } from '#credentials/read-credential.ts'
import type { SdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import type { Config } from '#platform/config.ts'
import { claimsOfBadge, isBindable } from './sign-sd-jwt-as-issuer.ts'

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
