import { p256 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'multiformats/bases/base64'
import { accountOf, sameDid } from '../dids/did-sdi.ts'
import { badgeDidOf } from '../keys/badge-key.ts'

export const PROOF_TYPE = 'openid4vci-proof+jwt'
/** The type of a proof that a wallet has its badge key; no credential endpoint accepts it. */
export const BADGE_KEY_TYPE = 'blazon-badge-key+jwt'

type Claimed = { audience: string; nonce: string; claim?: string; now: Date }

/**
 * Writes the proof that a holder has the key of a DID: an ES256K JWT with the public key as `jwk` (OpenID4VCI 1.0,
 * appendix F.1). `audience` is the credential issuer's URL, `nonce` its challenge; `claim` narrows the
 * proof to one claim of ours. Throws when the key is not the DID's.
 */
export function createProof({
  privateKey,
  did,
  ...claimed
}: Claimed & { privateKey: Uint8Array; did: string }): string {
  if (!sameDid(accountOf(privateKey).did, did)) throw new Error("The key is not the holder's")
  const content = write({ alg: 'ES256K', typ: PROOF_TYPE, jwk: publicJwk(privateKey) }, claimed)
  return `${content}.${base64url.baseEncode(secp256k1.sign(utf8ToBytes(content), privateKey))}`
}

/**
 * Writes the proof that a wallet has its badge key (P-256): an ES256 JWT whose `kid` is the key's did:key, otherwise
 * like `createProof`. `type` is `BADGE_KEY_TYPE` for the opening of a wallet.
 */
export function createBadgeProof({
  privateKey,
  type = PROOF_TYPE,
  ...claimed
}: Claimed & { privateKey: Uint8Array; type?: string }): string {
  const did = badgeDidOf(privateKey)
  const content = write({ alg: 'ES256', typ: type, kid: `${did}#${did.slice('did:key:'.length)}` }, claimed)
  return `${content}.${base64url.baseEncode(p256.sign(utf8ToBytes(content), privateKey))}`
}

function write(header: object, { audience, nonce, claim, now }: Claimed): string {
  const payload = { aud: audience, iat: Math.floor(now.getTime() / 1000), nonce, ...(claim && { claim }) }
  return `${encode(header)}.${encode(payload)}`
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
