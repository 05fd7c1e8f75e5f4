import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'multiformats/bases/base64'
import { buildPresentation, type Shown } from './presentation.ts'
import type { Presenter } from './presenter.ts'

export const PRESENTATION_JWT_TYPE = 'vp+jwt'
/** How long a presentation is valid, in seconds. */
export const PRESENTATION_SECONDS = 300

/** `audience` is the verifier's client identifier with its prefix, `nonce` that of its request. */
export type Asked = { credentials: Shown; audience: string; nonce: string; now: Date }

/** Signs a presentation as JWT (VC-JOSE-COSE 1.0, 3.1.2), with ES256 or ES256K by the presenter's key. */
export async function signPresentationJwt(
  { credentials, audience, nonce, now }: Asked,
  { did, method, algorithm, sign }: Presenter,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const claims = { iss: did, aud: audience, nonce, iat: issuedAt, exp: issuedAt + PRESENTATION_SECONDS }
  const header = { alg: algorithm, typ: PRESENTATION_JWT_TYPE, cty: 'vp', kid: method }
  const content = `${encode(header)}.${encode({ ...buildPresentation(did, credentials), ...claims })}`
  return `${content}.${base64url.baseEncode(await sign(utf8ToBytes(content)))}`
}

function encode(value: object): string {
  return base64url.baseEncode(utf8ToBytes(JSON.stringify(value)))
}
