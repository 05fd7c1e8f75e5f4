import { instantOf } from '../credential.ts'
import type { JwtKey } from '../keys/jwt-key.ts'
import { asObject, issuerOf, type Json } from '../read-credential.ts'
import { CREDENTIAL_MAX_BYTES } from '../reading/not-readable.ts'
import { parseJson } from '../reading/parse-json.ts'

/** A credential in JWT form, read but not checked. `claims` are the registered ones beside it, and its slot in a Token Status List. */
export type VcJwt = { jwt: string; header: Json; credential: Json; claims: Json }

const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]*$/

/**
 * Writes a credential as a VC-JWT signed with ES256 (Open Badges 3.0, 8.2): the members of the credential, without
 * its proof, and `iss`, `jti`, `sub`, `nbf`, `exp` beside them.
 */
export function signVcJwt(credential: Json, key: JwtKey): Promise<string> {
  const { proof: _, ...content } = credential
  const seconds = (instant: unknown) => Math.floor(Date.parse(String(instant)) / 1000)
  const claims = {
    iss: issuerOf(credential),
    jti: credential.id,
    sub: asObject(credential.credentialSubject)?.id,
    nbf: seconds(credential.validFrom),
    ...(credential.validUntil !== undefined && { exp: seconds(credential.validUntil) }),
  }
  return key.sign(Buffer.from(JSON.stringify({ ...content, ...claims })))
}

/** Whether a text has the shape of a compact JWS, also one that is not signed. */
export function isCompactJws(text: string): boolean {
  return text.length <= CREDENTIAL_MAX_BYTES && COMPACT.test(text)
}

/**
 * Parses a VC-JWT without checking it; undefined when it is not one, or ambiguous (`parseJson`). The credential is the payload itself, or its `vc`
 * as in earlier editions of the standard.
 */
export function readVcJwt(jwt: string): VcJwt | undefined {
  if (!isCompactJws(jwt)) return undefined
  const [head = '', body = ''] = jwt.split('.')
  const header = parse(head)
  const payload = parse(body)
  if (!header || !payload) return undefined
  // One that says it is signed was cut.
  if (jwt.endsWith('.') && header.alg !== 'none') return undefined
  const { iss, jti, sub, nbf, exp, iat, aud, vc, ...rest } = payload
  const claims = { iss, jti, sub, nbf, exp, status: rest.status }
  return { jwt, header, credential: withClaims(asObject(vc) ?? rest, claims), claims }
}

/** What a credential leaves to the claims beside it (Data Model 1.1, 6.3.1); its dates are read from both. */
function withClaims(credential: Json, { iss, jti, sub, nbf, exp }: Json): Json {
  const { issuer, id, credentialSubject: subject, ...rest } = credential
  const named = asObject(issuer)
  const about = asObject(subject)
  const hasStart = credential.validFrom !== undefined || credential.issuanceDate !== undefined
  const hasEnd = credential.validUntil !== undefined || credential.expirationDate !== undefined
  const by = named && named.id === undefined ? { ...named, id: iss } : (issuer ?? iss)
  const of = about && about.id === undefined && sub !== undefined ? { ...about, id: sub } : subject
  return {
    ...rest,
    ...((id ?? jti) !== undefined && { id: id ?? jti }),
    ...(by !== undefined && { issuer: by }),
    ...(of !== undefined && { credentialSubject: of }),
    ...(!hasStart && nbf !== undefined && { validFrom: instantOf(nbf) }),
    ...(!hasEnd && exp !== undefined && { validUntil: instantOf(exp) }),
  }
}

function parse(part: string): Json | undefined {
  try {
    return asObject(parseJson(Buffer.from(part, 'base64url').toString()))
  } catch {
    return undefined
  }
}
