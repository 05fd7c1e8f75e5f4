import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { stream } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { keepStream } from '#ui/calls/session-streams.ts'
import { followConfirmations } from '../confirmations-contract.ts'
import { useWallet, useWalletState } from './wallet-context.tsx'

export type Waiting = Output<typeof followConfirmations>['confirmations'][number]

const Context = createContext<Waiting[]>([])
const PAUSE_MS = 2000

/** Follows the requests for this wallet's signature while the wallet is open, and reconnects after every failure. */
export function ConfirmationsProvider({ children }: { children: ReactNode }) {
  const wallet = useWallet()
  const isOpen = useWalletState() === 'open'
  const [waiting, setWaiting] = useState<Waiting[]>([])
  useEffect(() => {
    if (!isOpen) return
    const listen = async (signal: AbortSignal) => {
      while (!signal.aborted && wallet.state() === 'open') {
        try {
          for await (const { confirmations } of stream(wallet.caller, followConfirmations, {}, signal)) {
            setWaiting(confirmations)
          }
        } catch {
          // Reconnects after the pause: the stream starts with all requests again.
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
    const close = keepStream((signal) => void listen(signal))
    return () => {
      close()
      setWaiting([])
    }
  }, [wallet, isOpen])
  return <Context value={waiting}>{children}</Context>
}

/** The requests for this wallet's signature, oldest first. */
export function useConfirmations(): Waiting[] {
  return useContext(Context)
}
