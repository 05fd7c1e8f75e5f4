import { constants, createPublicKey, verify } from 'node:crypto'
import type { JWK } from 'jose'

/** Signature algorithms by their names in a JWS (RFC 7518, 3.1; RFC 8037, 3.1; RFC 8812, 3.2). */
export type Algorithm = 'EdDSA' | 'ES256' | 'ES384' | 'ES256K' | 'RS256' | 'PS256'

const PSS = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
/** Each algorithm has one kind of key and one hash, so that a signature can never be read as one by another. */
const KINDS = new Map<unknown, { kty: string; crv?: string; hash: string | null; options?: typeof PSS }>([
  ['EdDSA', { kty: 'OKP', crv: 'Ed25519', hash: null }],
  ['ES256', { kty: 'EC', crv: 'P-256', hash: 'sha256' }],
  ['ES384', { kty: 'EC', crv: 'P-384', hash: 'sha384' }],
  ['ES256K', { kty: 'EC', crv: 'secp256k1', hash: 'sha256' }],
  ['RS256', { kty: 'RSA', hash: 'sha256' }],
  ['PS256', { kty: 'RSA', hash: 'sha256', options: PSS }],
])

/** The algorithm that a JWS header names, by its newer name too (RFC 9864); undefined for one that is not supported. */
export function algorithmOf(alg: unknown): Algorithm | undefined {
  const name = alg === 'Ed25519' ? 'EdDSA' : alg
  return KINDS.has(name) ? (name as Algorithm) : undefined
}

/** Whether a key is of the only kind that can sign by an algorithm. */
export function isKeyOf({ kty, crv }: JWK, algorithm: Algorithm): boolean {
  const kind = KINDS.get(algorithm)
  return kind !== undefined && kty === kind.kty && crv === kind.crv
}

type Signed = { algorithm: Algorithm; content: Uint8Array; signature: Uint8Array }

/**
 * Whether a public key signed these bytes by an algorithm; false for a key of another kind, and for a signature of another
 * form. ECDSA signatures are r and s, as in a JWS and in Data Integrity proofs.
 */
export function isSignedBy(jwk: JWK, { algorithm, content, signature }: Signed): boolean {
  if (!isKeyOf(jwk, algorithm)) return false
  const { hash = null, options } = KINDS.get(algorithm) ?? {}
  try {
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
    return verify(hash, content, { key, dsaEncoding: 'ieee-p1363', ...options }, signature)
  } catch {
    return false
  }
}
