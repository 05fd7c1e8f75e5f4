import type { JWK } from 'jose'
import { asList, asObject, type Json } from '../read-credential.ts'
import { readP256Multikey } from './jwt-key.ts'
import { decodeMultikey } from './multikey.ts'

/** The public key of a verification method, as Multikey (Ed25519, P-256) or JWK; undefined when it is of another kind. */
export function keyOfMethod(method: Json | undefined): JWK | undefined {
  const ed25519 = decodeMultikey(method?.publicKeyMultibase)
  if (ed25519) return { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(ed25519).toString('base64url') }
  return readP256Multikey(method?.publicKeyMultibase) ?? readJwk(method?.publicKeyJwk)
}

/**
 * The public members of a key that may sign a badge (P-256, Ed25519, RSA), and no others. Undefined for a key with a
 * purpose other than signatures.
 */
export function readJwk(value: unknown): JWK | undefined {
  const { kty, crv, x, y, n, e, ...more } = asObject(value) ?? {}
  if (!isForSignatures(more)) return undefined
  const text = (part: unknown): part is string => typeof part === 'string' && part.length <= 1400
  if (kty === 'EC' && crv === 'P-256' && text(x) && text(y)) return { kty, crv, x, y }
  if (kty === 'OKP' && crv === 'Ed25519' && text(x)) return { kty, crv, x }
  return kty === 'RSA' && text(n) && text(e) && e.length <= 8 ? { kty, n, e } : undefined
}

/** Whether a JWK states no purpose, or signatures (RFC 7517, 4.2 and 4.3). */
export function isForSignatures({ use, key_ops }: Json): boolean {
  const isUse = use === undefined || use === 'sig'
  return isUse && (key_ops === undefined || asList(key_ops).includes('verify'))
}
