import { createPublicKey, type KeyObject } from 'node:crypto'
import { p256 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58btc } from 'multiformats/bases/base58'
import { addressOfPublicKey, didOfAddress } from '../dids/did-sdi.ts'
import { asObject, type Json } from '../read-credential.ts'
import { isForSignatures } from './method-key.ts'

export type ProofAlgorithm = 'ES256K' | 'ES256' | 'EdDSA'
/** A holder's public key, its only signing algorithm, its DID, and the did:sdi of a secp256k1 key shown as a JWK. */
export type HolderKey = { key: KeyObject; algorithm: ProofAlgorithm; did: string; account?: string }

const KINDS = {
  secp256k1: { kty: 'EC', algorithm: 'ES256K', multicodec: [0xe7, 0x01] },
  'P-256': { kty: 'EC', algorithm: 'ES256', multicodec: [0x80, 0x24] },
  Ed25519: { kty: 'OKP', algorithm: 'EdDSA', multicodec: [0xed, 0x01] },
} as const
type Curve = keyof typeof KINDS

/** Reads a public JWK; its DID is a did:jwk. Throws on private or other keys. */
export function keyOfJwk(value: unknown): HolderKey {
  const jwk = asObject(value)
  if (!jwk || !isCurve(jwk.crv) || jwk.kty !== KINDS[jwk.crv].kty || 'd' in jwk) throw new Error('Not a public key')
  if (!isForSignatures(jwk)) throw new Error('Not a key for signatures')
  const { crv, kty, x, y } = jwk
  const members = kty === 'EC' ? { crv, kty, x, y } : { crv, kty, x }
  const key = createPublicKey({ key: members as Json, format: 'jwk' })
  const account = crv === 'secp256k1' ? sdiOf(key) : undefined
  return { key, algorithm: KINDS[jwk.crv].algorithm, did: jwkDid(members), ...(account && { account }) }
}

/** Reads the key encoded in a did:jwk or did:key (with or without a fragment), with that DID. Throws on others. */
export function keyOfDid(url: string): HolderKey {
  const did = url.split('#')[0] ?? ''
  // Compared exactly, because badges contain the DID as is, and decoders skip invalid digits.
  const [, method, value = ''] = /^did:(jwk|key):([\w-]+)$/.exec(did) ?? []
  if (method === 'jwk') {
    const { key, algorithm } = keyOfJwk(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
    return { key, algorithm, did }
  }
  if (method !== 'key') throw new Error('Not a DID that spells out its key')
  const bytes = base58btc.decode(value)
  const curve = (Object.keys(KINDS) as Curve[]).find((name) => KINDS[name].multicodec.every((b, i) => bytes[i] === b))
  if (!curve) throw new Error('Not a key that we know')
  // A point that is not compressed would give one key a second DID.
  if (bytes.length !== (curve === 'Ed25519' ? 34 : 35)) throw new Error('Not a key of that length')
  const { key, algorithm } = keyOfJwk(jwkOf(curve, bytes.slice(2)))
  return { key, algorithm, did }
}

function jwkOf(curve: Curve, publicKey: Uint8Array) {
  if (curve === 'Ed25519') return { kty: 'OKP', crv: curve, x: base64(publicKey) }
  const point = (curve === 'P-256' ? p256 : secp256k1).Point.fromBytes(publicKey).toBytes(false)
  return { kty: 'EC', crv: curve, x: base64(point.slice(1, 33)), y: base64(point.slice(33)) }
}

function sdiOf(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return didOfAddress(addressOfPublicKey(point))
}

function jwkDid(jwk: Json): string {
  return `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}

function isCurve(value: unknown): value is Curve {
  return typeof value === 'string' && Object.hasOwn(KINDS, value)
}
