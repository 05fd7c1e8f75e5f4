import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const SDI = /^did:sdi:(0x[0-9a-f]{40})$/i
const PKH = /^did:pkh:eip155:100:(0x[0-9a-f]{40})$/i

/** Makes an account key: 32 secret bytes of secp256k1, its EIP-55 address and its did:sdi. */
export function generateAccountKey(): { privateKey: Uint8Array; address: string; did: string } {
  const privateKey = secp256k1.utils.randomSecretKey()
  return { privateKey, ...accountOf(privateKey) }
}

/** The address and did:sdi of a private key (32 bytes). */
export function accountOf(privateKey: Uint8Array): { address: string; did: string } {
  const address = addressOfPublicKey(secp256k1.getPublicKey(privateKey))
  return { address, did: didOfAddress(address) }
}

/** The public key of a private key (32 bytes) in compressed form: 33 bytes in hex. */
export function publicKeyOf(privateKey: Uint8Array): string {
  return bytesToHex(secp256k1.getPublicKey(privateKey, true))
}

/** The EIP-55 address of a secp256k1 public key (33 or 65 bytes); throws when it is not on the curve. */
export function addressOfPublicKey(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return checksummed(bytesToHex(keccak_256(point.slice(1)).slice(-20)))
}

/** `did:sdi:0x...` of an address in any case, written by EIP-55; throws when the address is invalid. */
export function didOfAddress(address: string): string {
  return `did:sdi:${readAddress(address)}`
}

/** The alias that other wallets know: `did:pkh:eip155:100:0x...` (Gnosis). */
export function pkhOfAddress(address: string): string {
  return `did:pkh:eip155:100:${readAddress(address)}`
}

/** The EIP-55 address behind a did:sdi or did:pkh:eip155:100, undefined for any other DID. */
export function addressOfDid(did: string): string | undefined {
  const address = (SDI.exec(did) ?? PKH.exec(did))?.[1]
  return address ? readAddress(address) : undefined
}

/** Whether two DIDs name the same account: addresses are compared without regard to case, other DIDs exactly. */
export function sameDid(a: string, b: string): boolean {
  const address = addressOfDid(a)
  return address === undefined ? a === b : address === addressOfDid(b)
}

function readAddress(address: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) throw new Error('Not an address')
  return checksummed(address.slice(2).toLowerCase())
}

// EIP-55: a letter is upper case where the hash of the lower-case address has a digit of 8 or more.
function checksummed(hex: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)))
  return `0x${[...hex].map((digit, i) => (Number.parseInt(hash.charAt(i), 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}
