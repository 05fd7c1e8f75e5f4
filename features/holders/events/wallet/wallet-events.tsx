import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { keepStream } from '#ui/calls/session-streams.ts'
import { useHolder } from '../../wallet/use-holder.ts'
import { useWallet, useWalletState } from '../../wallet/wallet-context.tsx'
import type { WalletChange } from '../contract.ts'
import { type Change, type Changes, createChanges } from './changes.ts'
import { followWalletEvents, type Waiting } from './follow-wallet-events.ts'

export type { Waiting }

const WaitingContext = createContext<Waiting[]>([])
const ChangesContext = createContext<Changes | undefined>(undefined)

/**
 * Follows what changes for this wallet while it is open, on one stream, and reconnects after every failure. Mount it once
 * per tab.
 */
export function WalletEventsProvider({ children }: { children: ReactNode }) {
  const wallet = useWallet()
  const isOpen = useWalletState() === 'open'
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const changes = useMemo(createChanges, [])
  useEffect(() => {
    if (!isOpen) return
    const follow = (signal: AbortSignal) =>
      void followWalletEvents(wallet, signal, { onWaiting: setWaiting, onChanges: changes.report })
    // The studio in another tab says that the wallet is unreachable where it has no stream.
    const close = keepStream(follow, { whileHidden: true })
    return () => {
      close()
      changes.drop()
      setWaiting([])
    }
  }, [wallet, isOpen, changes])
  return (
    <ChangesContext value={changes}>
      <WaitingContext value={waiting}>{children}</WaitingContext>
    </ChangesContext>
  )
}

/** The requests for this wallet's signature, oldest first. */
export function useConfirmations(): Waiting[] {
  return useContext(WaitingContext)
}

/** Whether this wallet signs for a community: one whose key the server keeps never does. */
export function useSigns(): boolean {
  const isAsked = useConfirmations().length > 0
  return useHolder()?.kind === 'own' || isAsked
}

/**
 * Calls `onChange` when something of one of these kinds has changed for the wallet, with what changed: an id is '' where
 * anything of its kind may have, as after each (re)connection. Many wallets that are told at once call it at different
 * moments, and one that is not visible once it is again.
 */
export function useWalletChange(kinds: readonly WalletChange[], onChange: (changes: Change[]) => void): void {
  const changes = useContext(ChangesContext)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const wanted = kinds.join(' ')
  useEffect(
    () =>
      changes?.subscribe((all) => {
        const own = all.filter(({ kind }) => wanted.split(' ').includes(kind))
        if (own.length > 0) latest.current(own)
      }),
    [changes, wanted],
  )
}
