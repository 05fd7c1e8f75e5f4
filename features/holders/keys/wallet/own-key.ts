import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, generateMnemonic, mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { accountOf } from '#credentials/dids/did-sdi.ts'
import { badgeDidOf } from '#credentials/keys/badge-key.ts'
import { deriveP256 } from '#credentials/keys/derive-p256.ts'

/** Derivation path of the account below the phrase's seed, as in Ethereum wallets (BIP-44, coin 60, first account). */
const PATH = "m/44'/60'/0'/0/0"
/** Derivation path of the badge key below the same seed, by SLIP-0010: beside the account's, and hardened throughout. */
const BADGE_PATH = "m/44'/60'/0'/1'"
/** Words of a recovery phrase. */
export const WORDS = 12

type Pair = { privateKey: Uint8Array; did: string }
/**
 * A holder's own keys: the phrase's 16 random bytes, the account key derived from them (secp256k1, did:sdi), and the
 * badge key (P-256, did:key), the subject of new badges.
 */
export type OwnKey = Pair & { entropy: Uint8Array; badge: Pair }

/** Creates a key from 128 random bits. */
export function makeOwnKey(): OwnKey {
  return keyOfPhrase(generateMnemonic(wordlist, 128))
}

/** The recovery phrase of a key: twelve English words (BIP-39). */
export function phraseOf(entropy: Uint8Array): string[] {
  return entropyToMnemonic(entropy, wordlist).split(' ')
}

/** The key of a typed phrase, ignoring spaces and capitals; undefined when it is not a valid phrase of twelve words. */
export function readPhrase(text: string): OwnKey | undefined {
  const words = text.trim().toLowerCase().split(/\s+/)
  if (words.length !== WORDS) return undefined
  try {
    return keyOfPhrase(words.join(' '))
  } catch {
    return undefined
  }
}

/** Whether a typed word is the one at a place (from 0) of a key's phrase, regardless of spaces and capitals. */
export function isWordAt(entropy: Uint8Array, at: number, typed: string): boolean {
  return typed.trim().toLowerCase() === phraseOf(entropy)[at]
}

/** The seed of a key's phrase (BIP-39, 64 bytes), from which further keys are derived. */
export function seedOf(entropy: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(mnemonicToSeedSync(entropyToMnemonic(entropy, wordlist)))
}

/** The key for a phrase's 16 bytes. */
export function keyOfEntropy(entropy: Uint8Array): OwnKey {
  return keyOfPhrase(entropyToMnemonic(entropy, wordlist))
}

function keyOfPhrase(phrase: string): OwnKey {
  const entropy = mnemonicToEntropy(phrase, wordlist)
  const seed = mnemonicToSeedSync(phrase)
  const { privateKey } = HDKey.fromMasterSeed(seed).derive(PATH)
  if (!privateKey) throw new Error('The phrase gives no key')
  const badgeKey = deriveP256(seed, BADGE_PATH)
  const badge = { privateKey: badgeKey, did: badgeDidOf(badgeKey) }
  return { entropy, privateKey, did: accountOf(privateKey).did, badge }
}
