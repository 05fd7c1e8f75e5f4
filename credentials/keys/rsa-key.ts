import { createPrivateKey, createPublicKey, generateKeyPair, hash } from 'node:crypto'
import { promisify } from 'node:util'
import { CompactSign } from 'jose'
import { base58btc } from 'multiformats/bases/base58'
import type { JwtKey } from './jwt-key.ts'

/** The public half of an RSA key (RFC 7518, 6.3). */
export type RsaJwk = { kty: 'RSA'; n: string; e: string }

/** Badges are checked for many years: NIST SP 800-57 allows 2048 bits until 2030 only. */
const BITS = 3072
/** The multicodec of an RSA public key, 0x1205, as a varint; the values begin with `z4MX` or `zgg`. */
const PREFIX = [0x85, 0x24]
const MULTIKEY_MAX = 1600

/** Makes an RSA key: its Multikey value (PKCS #1) and the secret bytes (PKCS #8, to be sealed). */
export async function generateRsaKey(): Promise<{ publicKeyMultibase: string; secretKey: Uint8Array }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS })
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' })
  const der = publicKey.export({ format: 'der', type: 'pkcs1' })
  const secretKey = Uint8Array.from(secret)
  secret.fill(0)
  return { publicKeyMultibase: base58btc.encode(Uint8Array.from([...PREFIX, ...der])), secretKey }
}

/** Makes the secret bytes of an RSA key ready to sign with RS256, as `<did>#<thumbprint>`. */
export function openRsaKey(did: string, secretKey: Uint8Array): JwtKey {
  const key = createPrivateKey({ key: Buffer.from(secretKey), format: 'der', type: 'pkcs8' })
  const id = `${did}#${thumbprintOf(jwkOf(createPublicKey(key)))}`
  return {
    id,
    sign: (payload, typ = 'JWT') =>
      new CompactSign(payload).setProtectedHeader({ alg: 'RS256', typ, kid: id }).sign(key),
  }
}

/** The public key behind a Multikey value of an RSA key, as a JWK; undefined when it is anything else. */
export function readRsaMultikey(multibase: unknown): RsaJwk | undefined {
  if (typeof multibase !== 'string' || multibase.length > MULTIKEY_MAX) return undefined
  try {
    const bytes = base58btc.decode(multibase)
    if (bytes[0] !== PREFIX[0] || bytes[1] !== PREFIX[1]) return undefined
    return jwkOf(createPublicKey({ key: Buffer.from(bytes.subarray(2)), format: 'der', type: 'pkcs1' }))
  } catch {
    return undefined
  }
}

/** The name of an RSA key (RFC 7638): its Multikey value is too long for one. */
export function thumbprintOf({ e, kty, n }: RsaJwk): string {
  return hash('sha256', JSON.stringify({ e, kty, n }), 'base64url')
}

function jwkOf(key: ReturnType<typeof createPublicKey>): RsaJwk {
  const { n = '', e = '' } = key.export({ format: 'jwk' })
  return { kty: 'RSA', n, e }
}
