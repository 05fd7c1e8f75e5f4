import type { WalletStore } from '#features/holders/wallet/wallet-store.ts'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const
const KEPT = 'ticketKey'
const finding = new WeakMap<WalletStore, Promise<CryptoKeyPair>>()

/** Returns the key to which this device's tickets are bound, created on first use; its private half cannot be exported. */
export function deviceKey(store: WalletStore): Promise<CryptoKeyPair> {
  // Two tickets may be shown at once: the second must not put another key in the place of the first one's.
  const going = finding.get(store) ?? findKey(store).finally(() => finding.delete(store))
  finding.set(store, going)
  return going
}

async function findKey(store: WalletStore): Promise<CryptoKeyPair> {
  const kept = await store.get<CryptoKeyPair>(KEPT)
  if (kept) return kept
  const made = await crypto.subtle.generateKey(P256, false, ['sign', 'verify'])
  await store.set(KEPT, made)
  return made
}

/** The public half in the server's format: the uncompressed point in base64url. */
export async function publicPoint({ publicKey }: CryptoKeyPair): Promise<string> {
  return base64url(await crypto.subtle.exportKey('raw', publicKey))
}

/** Signs bytes with the device's key; r and s in base64url. */
export async function signWith({ privateKey }: CryptoKeyPair, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return base64url(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes))
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
