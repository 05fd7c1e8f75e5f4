import { useEffect, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useQueryCall } from '#ui/use-call.ts'
import { getHolder } from '../contract.ts'
import { useWallet, useWalletState } from './wallet-context.tsx'

export type Holder = Output<typeof getHolder>

/** Whose wallet this is; offline as this device last saw it. Undefined while that is not known. */
export function useHolder(): Holder | undefined {
  const wallet = useWallet()
  const state = useWalletState()
  const { data } = useHolderRead()
  const [kept, setKept] = useState<Holder>()
  useEffect(() => {
    if (data) wallet.store.set('holder', data).catch(() => undefined)
  }, [data, wallet])
  useEffect(() => {
    if (state !== 'offline') return
    wallet.store
      .get<Holder>('holder')
      .then(setKept)
      .catch(() => undefined)
  }, [state, wallet])
  if (state === 'open') return data
  return state === 'offline' ? kept : undefined
}

/** The call that says whose wallet this is, made once the wallet is open. */
export function useHolderRead() {
  return useQueryCall(getHolder, {}, { enabled: useWalletState() === 'open', quiet: true })
}

/** Whether it is about to be known whose wallet this is; no longer once that could not be learned. */
export function useIsHolderPending(): boolean {
  const state = useWalletState()
  const { isPending } = useHolderRead()
  return state === 'opening' || (state === 'open' && isPending)
}

/** What a holder is called: pseudo, else the first address, else the short DID. */
export function holderName(holder: Holder): string {
  return holder.pseudo || holder.addresses[0]?.email || shortDid(holder.did)
}

/** A DID short enough to be read: `0x1234...abcd`. */
export function shortDid(did: string): string {
  const address = did.split(':').at(-1) ?? did
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
