import { p256 } from '@noble/curves/nist.js'
import { bytesToNumberBE, numberToBytesBE } from '@noble/curves/utils.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const ORDER = p256.Point.Fn.ORDER
const CURVE = utf8ToBytes('Nist256p1 seed')
const HARDENED = 0x80000000

/**
 * Derives a P-256 private key (32 bytes) from a seed by SLIP-0010, curve nist256p1. `path` is written like `m/44'/0'`,
 * where an apostrophe marks a hardened index. Throws on any other path.
 */
export function deriveP256(seed: Uint8Array, path: string): Uint8Array {
  let { key, chain } = master(seed)
  for (const index of indexesOf(path)) ({ key, chain } = child(key, chain, index))
  return numberToBytesBE(key, 32)
}

type Node = { key: bigint; chain: Uint8Array }

function master(seed: Uint8Array): Node {
  const hash = hmac(sha512, CURVE, seed)
  const { left, chain } = split(hash)
  return left === 0n || left >= ORDER ? master(hash) : { key: left, chain }
}

function child(parent: bigint, parentChain: Uint8Array, index: Uint8Array): Node {
  const bytes = numberToBytesBE(parent, 32)
  const isHardened = (index[0] ?? 0) >= 0x80
  let data = isHardened ? concatBytes(Uint8Array.of(0), bytes) : p256.getPublicKey(bytes)
  for (;;) {
    const { left, chain } = split(hmac(sha512, parentChain, concatBytes(data, index)))
    const key = (left + parent) % ORDER
    if (left < ORDER && key !== 0n) return { key, chain }
    data = concatBytes(Uint8Array.of(1), chain)
  }
}

function split(hash: Uint8Array) {
  return { left: bytesToNumberBE(hash.slice(0, 32)), chain: hash.slice(32) }
}

function indexesOf(path: string): Uint8Array[] {
  const [root, ...steps] = path.split('/')
  if (root !== 'm') throw new Error('Not a derivation path')
  return steps.map((step) => {
    const [, digits, hardened] = /^(\d{1,10})('?)$/.exec(step) ?? []
    const index = Number(digits)
    if (!(index < HARDENED)) throw new Error('Not a derivation path')
    return numberToBytesBE(hardened ? index + HARDENED : index, 4)
  })
}
