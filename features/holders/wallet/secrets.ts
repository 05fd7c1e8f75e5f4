import type { WalletStore } from './wallet-store.ts'

/** A random value of 256 bits in 43 characters of base64url. */
export function randomSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
}

/** Bytes as base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The value that identifies this browser when it opens a link that it requested; created on first use. */
export async function browserSecret(store: WalletStore): Promise<string> {
  const kept = await store.get<string>('browser')
  if (kept) return kept
  const made = randomSecret()
  await store.set('browser', made)
  return made
}
