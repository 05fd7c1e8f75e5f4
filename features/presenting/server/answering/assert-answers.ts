import { decodeJwt, type JWTPayload } from 'jose'
import { Problem } from '#base/problem.ts'
import { sameDid } from '#credentials/dids/did-sdi.ts'
import { keyOfDid } from '#credentials/keys/holder-key.ts'
import type { PresentationRequest } from '#credentials/presentations/presentation-request.ts'
import { asObject } from '#credentials/read-credential.ts'
import { isSdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import { isCompactJws } from '#credentials/signing/vc-jwt.ts'
import type { Match } from './match-held.ts'

/**
 * Checks that a presentation by a device says it is by the subject of the badge, for this verifier and nonce, so that the
 * server passes on no other text. Signatures are for the verifier to check. Throws `presentationElsewhere`.
 */
export function assertAnswers(
  presentation: string,
  { client_id, nonce }: PresentationRequest,
  { format, did }: Pick<Match, 'format' | 'did'>,
): void {
  const claims = format === 'dc+sd-jwt' ? bindingOf(presentation, did) : presentationOf(presentation, did)
  if (claims?.aud !== client_id || claims.nonce !== nonce) throw new Problem('presentationElsewhere')
}

function presentationOf(jwt: string, did: string): JWTPayload | undefined {
  const claims = isCompactJws(jwt) ? claimsOf(jwt) : undefined
  return sameDid(claims?.iss ?? '', did) ? claims : undefined
}

/** The claims of the key binding of an SD-JWT that is bound to the key of a DID. */
function bindingOf(sdJwt: string, did: string): JWTPayload | undefined {
  if (!isSdJwt(sdJwt)) return undefined
  const [issued = '', ...rest] = sdJwt.split('~')
  const jwk = asObject(asObject(claimsOf(issued)?.cnf)?.jwk)
  const { x, y } = keyOfDid(did).key.export({ format: 'jwk' })
  return jwk?.x === x && jwk?.y === y ? claimsOf(rest.at(-1) ?? '') : undefined
}

function claimsOf(jwt: string): JWTPayload | undefined {
  try {
    return decodeJwt(jwt)
  } catch {
    return undefined
  }
}
