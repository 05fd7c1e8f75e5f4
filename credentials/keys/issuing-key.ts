import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { encodeMultikey } from './multikey.ts'

/** A key that signs credentials; `id` is its verification method in the issuer's DID document. */
export type IssuingKey = { id: string; sign(data: Uint8Array): Uint8Array | Promise<Uint8Array> }

// RFC 8410, section 7: the prefix of the 32 bytes in an Ed25519 key's PKCS #8 form.
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Makes an Ed25519 issuing key: its Multikey value and the 32 secret bytes (to be sealed). */
export function generateIssuingKey(): { publicKeyMultibase: string; secretKey: Uint8Array } {
  const { privateKey } = generateKeyPairSync('ed25519')
  const secretKey = new Uint8Array(Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url'))
  return { publicKeyMultibase: publicKeyOf(secretKey), secretKey }
}

/** Makes 32 secret bytes ready to sign as `<did>#<publicKeyMultibase>`. */
export function openIssuingKey(did: string, secretKey: Uint8Array): IssuingKey {
  const key = toKeyObject(secretKey)
  return { id: `${did}#${publicKeyOf(secretKey)}`, sign: (data) => sign(null, data, key) }
}

function publicKeyOf(secretKey: Uint8Array): string {
  const { x } = createPublicKey(toKeyObject(secretKey)).export({ format: 'jwk' })
  return encodeMultikey(Buffer.from(x ?? '', 'base64url'))
}

function toKeyObject(secretKey: Uint8Array) {
  if (secretKey.length !== 32) throw new Error('An issuing key has 32 bytes')
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, secretKey]), format: 'der', type: 'pkcs8' })
}
