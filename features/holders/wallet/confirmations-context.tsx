import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { stream } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { followConfirmations } from '../confirmations-contract.ts'
import { useWallet, useWalletState } from './wallet-context.tsx'

export type Waiting = Output<typeof followConfirmations>['confirmations'][number]

const Context = createContext<Waiting[]>([])
const PAUSE_MS = 2000

/** Follows what waits for this wallet's signature while the wallet is open, whatever breaks in between. */
export function ConfirmationsProvider({ children }: { children: ReactNode }) {
  const { caller } = useWallet()
  const isOpen = useWalletState() === 'open'
  const [waiting, setWaiting] = useState<Waiting[]>([])
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const listen = async () => {
      while (!stop.signal.aborted) {
        try {
          for await (const { confirmations } of stream(caller, followConfirmations, {}, stop.signal)) {
            setWaiting(confirmations)
          }
        } catch {
          // Read again after the pause: the stream tells everything anew.
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
    void listen()
    return () => {
      stop.abort()
      setWaiting([])
    }
  }, [caller, isOpen])
  return <Context value={waiting}>{children}</Context>
}

/** What waits for this wallet's signature, the oldest first. */
export function useConfirmations(): Waiting[] {
  return useContext(Context)
}
