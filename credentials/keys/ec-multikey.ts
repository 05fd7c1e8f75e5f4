import { ECDH } from 'node:crypto'
import { decodeBase58 } from './multikey.ts'

/** A public key on one of the curves that badges are signed with (RFC 7518, 6.2; RFC 8812, 3.1). */
export type EcJwk = { kty: 'EC'; crv: 'P-256' | 'P-384' | 'secp256k1'; x: string; y: string }

/** The curves with the multicodecs of their public keys, as varints, and the bytes of a coordinate. */
const CURVES = [
  { crv: 'P-256', name: 'prime256v1', prefix: [0x80, 0x24], size: 32 },
  { crv: 'P-384', name: 'secp384r1', prefix: [0x81, 0x24], size: 48 },
  { crv: 'secp256k1', name: 'secp256k1', prefix: [0xe7, 0x01], size: 32 },
] as const

/**
 * The public key behind a Multikey value on P-256, P-384 or secp256k1 (Controlled Identifiers 1.0, 2.2.2; did:key 0.7, 4);
 * undefined when it is anything else, also a point that is not compressed or not on its curve.
 */
export function readEcMultikey(multibase: unknown): EcJwk | undefined {
  const bytes = decodeBase58(multibase)
  const curve = CURVES.find(({ prefix }) => bytes?.[0] === prefix[0] && bytes[1] === prefix[1])
  // A point that is not compressed would give one key a second name.
  if (!bytes || !curve || bytes.length !== curve.size + 3) return undefined
  try {
    const point = ECDH.convertKey(bytes.subarray(2), curve.name) as Buffer
    const [x, y] = [point.subarray(1, curve.size + 1), point.subarray(curve.size + 1)]
    return { kty: 'EC', crv: curve.crv, x: x.toString('base64url'), y: y.toString('base64url') }
  } catch {
    return undefined
  }
}
