import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { CompactSign } from 'jose'
import { base58btc } from 'multiformats/bases/base58'
import { type EcJwk, readEcMultikey } from './ec-multikey.ts'

/**
 * A key that signs JWT of an issuer; `id` is its verification method in the issuer's DID document, `typ` is `JWT` unless
 * given.
 */
export type JwtKey = { id: string; sign(payload: Uint8Array, typ?: string): Promise<string> }
/** A P-256 key that also signs the content of a JWS written elsewhere: r and s, 64 bytes. */
export type P256Key = JwtKey & { signBytes(content: Uint8Array): Uint8Array }
/** The public half of a P-256 key (RFC 7518, 6.2). */
export type P256Jwk = EcJwk & { crv: 'P-256' }

const CURVE = 'prime256v1'
/** The multicodec of a P-256 public key, 0x1200, as a varint; the values begin with `zDn`. */
const PREFIX = [0x80, 0x24]

/** Makes a P-256 key: its Multikey value and the 32 secret bytes (to be sealed). */
export function generateJwtKey(): { publicKeyMultibase: string; secretKey: Uint8Array } {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  const secretKey = new Uint8Array(32)
  const secret = pair.getPrivateKey()
  secretKey.set(secret, 32 - secret.length)
  return { publicKeyMultibase: encode(pair.getPublicKey(null, 'compressed')), secretKey }
}

/** Makes 32 secret bytes ready to sign as `<did>#<publicKeyMultibase>`. */
export function openJwtKey(did: string, secretKey: Uint8Array): P256Key {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(secretKey)
  const d = Buffer.from(secretKey).toString('base64url')
  const key = createPrivateKey({ key: { ...jwkOf(pair.getPublicKey()), d }, format: 'jwk' })
  const id = `${did}#${encode(pair.getPublicKey(null, 'compressed'))}`
  return {
    id,
    sign: (payload, typ = 'JWT') =>
      new CompactSign(payload).setProtectedHeader({ alg: 'ES256', typ, kid: id }).sign(key),
    signBytes: (content) => sign('sha256', content, { key, dsaEncoding: 'ieee-p1363' }),
  }
}

/** The public key behind a Multikey value of a P-256 key, as a JWK; undefined when it is anything else. */
export function readP256Multikey(multibase: unknown): P256Jwk | undefined {
  const jwk = readEcMultikey(multibase)
  return jwk?.crv === 'P-256' ? { ...jwk, crv: jwk.crv } : undefined
}

function jwkOf(point: Buffer): P256Jwk {
  const x = point.subarray(1, 33).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x, y: point.subarray(33).toString('base64url') }
}

function encode(compressed: Buffer): string {
  return base58btc.encode(Uint8Array.from([...PREFIX, ...compressed]))
}
