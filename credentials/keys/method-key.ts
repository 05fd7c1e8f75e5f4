import { createPublicKey } from 'node:crypto'
import type { JWK } from 'jose'
import { asList, asObject, type Json } from '../read-credential.ts'
import { readEcMultikey } from './ec-multikey.ts'
import { algorithmOf } from './is-signed-by.ts'
import { decodeMultikey } from './multikey.ts'

/**
 * The public key of a verification method, as Multikey (Ed25519, P-256, P-384, secp256k1) or JWK, whatever its type is named;
 * undefined when it is of another kind.
 */
export function keyOfMethod(method: Json | undefined): JWK | undefined {
  const ed25519 = decodeMultikey(method?.publicKeyMultibase)
  if (ed25519) return { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(ed25519).toString('base64url') }
  return readEcMultikey(method?.publicKeyMultibase) ?? readJwk(method?.publicKeyJwk)
}

const EC_CURVES: unknown[] = ['P-256', 'P-384', 'secp256k1']
/** The modulus of a 2,048-bit key in base64url: RFC 7518, 3.3, allows no smaller one. */
const MODULUS_MIN = 342

/**
 * The public members of a key that may sign a badge (P-256, P-384, secp256k1, Ed25519, RSA), and no others. Undefined for a
 * key with a purpose or an algorithm other than signatures.
 */
export function readJwk(value: unknown): JWK | undefined {
  const { kty, crv, x, y, n, e, ...more } = asObject(value) ?? {}
  if (!isForSignatures(more) || (more.alg !== undefined && !algorithmOf(more.alg))) return undefined
  const text = (part: unknown): part is string => typeof part === 'string' && part.length <= 1400
  if (kty === 'EC' && EC_CURVES.includes(crv) && text(x) && text(y)) return onCurve({ kty, crv: crv as string, x, y })
  if (kty === 'OKP' && crv === 'Ed25519' && text(x)) return { kty, crv, x }
  return kty === 'RSA' && text(n) && n.length >= MODULUS_MIN && text(e) && e.length <= 8 ? { kty, n, e } : undefined
}

/** A point that is not on its curve is no key, so that nothing contradicts a signature by it. */
function onCurve(jwk: JWK): JWK | undefined {
  try {
    createPublicKey({ key: { ...jwk }, format: 'jwk' })
    return jwk
  } catch {
    return undefined
  }
}

/** Whether a JWK states no purpose, or signatures (RFC 7517, 4.2 and 4.3). */
export function isForSignatures({ use, key_ops }: Json): boolean {
  const isUse = use === undefined || use === 'sig'
  return isUse && (key_ops === undefined || asList(key_ops).includes('verify'))
}
