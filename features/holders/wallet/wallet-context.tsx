import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Wallet, WalletState } from './wallet.ts'

const WalletContext = createContext<Wallet | undefined>(undefined)

/** Provides the wallet of this browser to the screens below. */
export const WalletProvider = WalletContext.Provider

/** The wallet of this browser; throws outside of a `WalletProvider`. */
export function useWallet(): Wallet {
  const wallet = useContext(WalletContext)
  if (!wallet) throw new Error('There is no WalletProvider above')
  return wallet
}

/** The state of the wallet; rerenders with it. */
export function useWalletState(): WalletState {
  const wallet = useWallet()
  return useSyncExternalStore(wallet.subscribe, wallet.state)
}
