import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OwnKey } from '#features/holders/keys/wallet/own-key.ts'
import type { Wallet } from '#features/holders/wallet/wallet.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { KEPT_ANSWERS } from '#features/holders/wallet/wallet-store.ts'
import { deriveSealKeys, type SealKeys } from './seal-keys.ts'

/** It belongs to one person, like the answers that are kept: it is removed with them, also at the sign-out. */
const PLACE = `${KEPT_ANSWERS}kept-keys`

/**
 * The keys that seal this wallet's badges from elsewhere: derived as soon as its own key is unlocked, and kept on this device
 * until the sign-out. `locked` before that, undefined while they are read.
 */
export function useSealKeys(): SealKeys | 'locked' | undefined {
  const wallet = useWallet()
  const key = useSyncExternalStore(wallet.subscribe, wallet.key)
  const [keys, setKeys] = useState<SealKeys | 'locked'>()
  useEffect(() => {
    let isCurrent = true
    const show = (found?: SealKeys) => isCurrent && setKeys(found ?? 'locked')
    readKeys(wallet, key).then(show, () => show())
    return () => {
      isCurrent = false
    }
  }, [wallet, key])
  return keys
}

async function readKeys({ store }: Wallet, key: OwnKey | undefined): Promise<SealKeys | undefined> {
  if (!key) return store.get<SealKeys>(PLACE)
  const keys = await keysOf(key)
  await store.set(PLACE, keys).catch(() => undefined)
  return keys
}

const derived = new WeakMap<OwnKey, Promise<SealKeys>>()

/** Once for each unlocked key: the seed of a phrase takes a moment. */
function keysOf(key: OwnKey): Promise<SealKeys> {
  const known = derived.get(key)
  if (known) return known
  const keys = import('#features/holders/keys/wallet/own-key.ts').then(({ seedOf }) =>
    deriveSealKeys(seedOf(key.entropy), key.did),
  )
  derived.set(key, keys)
  return keys
}
