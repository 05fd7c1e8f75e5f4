import type { WalletStore } from '#features/holders/wallet/wallet-store.ts'

/** One badge that was shown: `at` is an ISO instant, `to` the name of who asked, `host` their site. */
export type ShownEntry = { at: string; title: string; to: string; verifier: string; host: string }

/** Older entries are dropped. */
export const LOG_MAX = 200

/** The list belongs to one person, also when somebody else signs in on this device. */
const nameOf = (holderId: string) => `shown:${holderId}`

/** What a holder has shown from this device, newest first. */
export async function readShown(store: WalletStore, holderId: string): Promise<ShownEntry[]> {
  return (await store.get<ShownEntry[]>(nameOf(holderId))) ?? []
}

/** Notes on this device what was shown. */
export async function noteShown(store: WalletStore, holderId: string, entry: ShownEntry): Promise<void> {
  const before = await readShown(store, holderId)
  await store.set(nameOf(holderId), [entry, ...before].slice(0, LOG_MAX))
}

/** Empties the list of a holder. */
export function emptyShown(store: WalletStore, holderId: string): Promise<void> {
  return store.remove(nameOf(holderId))
}
