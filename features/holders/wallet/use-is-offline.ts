import { useSyncExternalStore } from 'react'
import { useWalletState } from './wallet-context.tsx'

/** Whether the server cannot be reached: the wallet was opened without a network, or lost it. */
export function useIsOffline(): boolean {
  const state = useWalletState()
  const hasNetwork = useSyncExternalStore(watch, () => navigator.onLine)
  return state === 'offline' || !hasNetwork
}

/** Whether the wallet is open and the server can be reached: calls that change something can be made. */
export function useIsOnline(): boolean {
  const isOffline = useIsOffline()
  return useWalletState() === 'open' && !isOffline
}

function watch(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
