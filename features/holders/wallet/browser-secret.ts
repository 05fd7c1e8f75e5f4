import { randomSecret } from './random-secret.ts'
import type { WalletStore } from './wallet-store.ts'

/** The value by which this browser is known again when a link that it asked for is opened in it; made when first needed. */
export async function browserSecret(store: WalletStore): Promise<string> {
  const kept = await store.get<string>('browser')
  if (kept) return kept
  const made = randomSecret()
  await store.set('browser', made)
  return made
}
