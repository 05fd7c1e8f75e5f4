import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The compressed public key of an account's private key, in hex. */
export function publicKeyOfAccount(privateKey: Uint8Array): string {
  return bytesToHex(secp256k1.getPublicKey(privateKey, true))
}
