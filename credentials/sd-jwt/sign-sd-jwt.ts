import type { SDJwtInstance, SdJwtPayload } from '@sd-jwt/core'
import { base64url } from 'multiformats/bases/base64'
import type { P256Key } from '../keys/jwt-key.ts'
import type { BadgeClaims } from './badge-claims.ts'
import { openSdJwt } from './open-sd-jwt.ts'

/** Signs a badge's claims as SD-JWT VC with ES256; the result ends in `~` and has all disclosures. */
export function signSdJwt({ payload, frame }: BadgeClaims, key: P256Key): Promise<string> {
  const signer = (content: string) => base64url.baseEncode(key.signBytes(new TextEncoder().encode(content)))
  // Its types know no frame of a payload with any members.
  const named = frame as Parameters<SDJwtInstance<SdJwtPayload>['issue']>[1]
  return openSdJwt({ signer, signAlg: 'ES256' }).issue(payload, named, { header: { kid: key.id } })
}
