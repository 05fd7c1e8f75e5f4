import { secp256k1 } from '@noble/curves/secp256k1.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'multiformats/bases/base64'
import { accountOf, sameDid } from './did-sdi.ts'

export const PROOF_TYPE = 'openid4vci-proof+jwt'

/**
 * Writes the proof that a holder has the key of a DID: an ES256K JWT with the public key as `jwk` (OpenID4VCI 1.0,
 * appendix F.1). `audience` is the credential issuer's URL, `nonce` its challenge; `claim` narrows the
 * proof to one claim of ours. Throws when the key is not the DID's.
 */
export function createProof({
  privateKey,
  did,
  audience,
  nonce,
  claim,
  now,
}: {
  privateKey: Uint8Array
  did: string
  audience: string
  nonce: string
  claim?: string
  now: Date
}): string {
  if (!sameDid(accountOf(privateKey).did, did)) throw new Error('The key is not the holder\u2019s')
  const header = { alg: 'ES256K', typ: PROOF_TYPE, jwk: publicJwk(privateKey) }
  const payload = { aud: audience, iat: Math.floor(now.getTime() / 1000), nonce, ...(claim && { claim }) }
  const content = `${encode(header)}.${encode(payload)}`
  return `${content}.${base64url.baseEncode(secp256k1.sign(utf8ToBytes(content), privateKey))}`
}

function publicJwk(privateKey: Uint8Array) {
  const point = secp256k1.getPublicKey(privateKey, false)
  return {
    kty: 'EC',
    crv: 'secp256k1',
    x: base64url.baseEncode(point.slice(1, 33)),
    y: base64url.baseEncode(point.slice(33)),
  }
}

function encode(value: object): string {
  return base64url.baseEncode(utf8ToBytes(JSON.stringify(value)))
}
