import { p256 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { accountOf } from '../dids/did-sdi.ts'
import { badgeDidOf } from '../keys/badge-key.ts'

/**
 * A holder who presents: the DID, its verification method, and the signature (r and s, 64 bytes) over the SHA-256 of data.
 */
export type Presenter = {
  did: string
  method: string
  algorithm: 'ES256' | 'ES256K'
  sign(data: Uint8Array): Uint8Array | Promise<Uint8Array>
}

/** The presenter of badges whose subject is a badge key: a did:key of P-256. `privateKey` is 32 bytes. */
export function badgePresenter(privateKey: Uint8Array): Presenter {
  const did = badgeDidOf(privateKey)
  const method = `${did}#${did.slice('did:key:'.length)}`
  return { did, method, algorithm: 'ES256', sign: (data) => p256.sign(data, privateKey) }
}

/** The presenter of badges whose subject is an account, a did:sdi. Only JWT can be signed with its key (secp256k1). */
export function accountPresenter(privateKey: Uint8Array): Presenter {
  const { did } = accountOf(privateKey)
  return { did, method: did, algorithm: 'ES256K', sign: (data) => secp256k1.sign(data, privateKey) }
}
