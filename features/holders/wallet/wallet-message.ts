import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { addressOfDid } from '#credentials/dids/did-sdi.ts'

const CHAIN_ID = 100
const MINUTES = 5

/**
 * The EIP-4361 message with which a key signs in at `origin`, its own wallet or a studio; valid for 5 minutes from
 * `now`. A studio's number is included as the request id, the badge key of a wallet as the resource.
 */
export function writeWalletMessage(given: {
  did: string
  origin: string
  nonce: string
  statement: string
  now: Date
  requestId?: string
  resource?: string
}): string {
  const address = addressOfDid(given.did)
  if (!address) throw new Error('The DID names no account')
  const { host, origin } = new URL(given.origin)
  return [
    `${host} wants you to sign in with your Ethereum account:`,
    address,
    '',
    given.statement,
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${CHAIN_ID}`,
    `Nonce: ${given.nonce}`,
    `Issued At: ${given.now.toISOString()}`,
    `Expiration Time: ${new Date(given.now.getTime() + MINUTES * 60_000).toISOString()}`,
    ...(given.requestId === undefined ? [] : [`Request ID: ${given.requestId}`]),
    ...(given.resource === undefined ? [] : ['Resources:', `- ${given.resource}`]),
  ].join('\n')
}

/** Signs a message as wallets do (EIP-191 `personal_sign`): `0x`, r, s and v. */
export function signMessage(message: string, privateKey: Uint8Array): string {
  const bytes = utf8ToBytes(message)
  const digest = keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes))
  return signDigest(digest, privateKey)
}

/** Signs 32 bytes: `0x`, r, s and v. */
export function signDigest(digest: Uint8Array, privateKey: Uint8Array): string {
  const signed = secp256k1.sign(digest, privateKey, { prehash: false, format: 'recovered' })
  const recovery = signed[0] ?? 0
  return `0x${bytesToHex(signed.slice(1))}${bytesToHex(Uint8Array.of(27 + recovery))}`
}
