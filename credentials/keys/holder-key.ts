import { createPublicKey, type KeyObject } from 'node:crypto'
import { addressOfPublicKey, didOfAddress } from '../dids/did-sdi.ts'
import { asObject, type Json } from '../read-credential.ts'
import { isForSignatures, keyOfMethod } from './method-key.ts'

export type ProofAlgorithm = 'ES256K' | 'ES256' | 'EdDSA'
/** A holder's public key, its only signing algorithm, its DID, and the did:sdi of a secp256k1 key shown as a JWK. */
export type HolderKey = { key: KeyObject; algorithm: ProofAlgorithm; did: string; account?: string }

const KINDS = {
  secp256k1: { kty: 'EC', algorithm: 'ES256K' },
  'P-256': { kty: 'EC', algorithm: 'ES256' },
  Ed25519: { kty: 'OKP', algorithm: 'EdDSA' },
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
  const jwk = keyOfMethod({ publicKeyMultibase: value })
  if (!jwk) throw new Error('Not a key that we know')
  const { key, algorithm } = keyOfJwk(jwk)
  return { key, algorithm, did }
}

function sdiOf(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return didOfAddress(addressOfPublicKey(point))
}

function jwkDid(jwk: Json): string {
  return `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`
}

function isCurve(value: unknown): value is Curve {
  return typeof value === 'string' && Object.hasOwn(KINDS, value)
}
