import { randomSecret } from './random-secret.ts'
import type { WalletStore } from './wallet-store.ts'

/** The value that identifies this browser when it opens a link that it requested; created on first use. */
export async function browserSecret(store: WalletStore): Promise<string> {
  const kept = await store.get<string>('browser')
  if (kept) return kept
  const made = randomSecret()
  await store.set('browser', made)
  return made
}
