import { useEffect, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { getHolder } from '../contract.ts'
import { useWallet, useWalletState } from './wallet-context.tsx'

export type Holder = Output<typeof getHolder>

/** The holder of this wallet; offline as last seen on this device. Undefined while unknown. */
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

/** The query for the holder of this wallet, run once the wallet is open. */
export function useHolderRead() {
  return useQueryCall(getHolder, {}, { enabled: useWalletState() === 'open', quiet: true })
}

/** Whether the holder of this wallet is still being read; false once that failed. */
export function useIsHolderPending(): boolean {
  const state = useWalletState()
  const { isPending } = useHolderRead()
  return state === 'opening' || (state === 'open' && isPending)
}

/** Whether the address of this wallet is to be proven first: only the link of a badge opened its session. */
export function useNeedsProof(): boolean {
  return useHolder()?.isProven === false
}

/** The displayed name of a holder: pseudo, else the first address, else the short DID. */
export function holderName(holder: Holder): string {
  return holder.pseudo || holder.addresses[0]?.email || shortDid(holder.did)
}

/** Whether a person reads that name as theirs: not the end of a DID. */
export function isNamed({ pseudo, addresses }: Holder): boolean {
  return pseudo !== '' || addresses.length > 0
}

/** A DID shortened for reading: `0x1234...abcd`. */
export function shortDid(did: string): string {
  const address = did.split(':').at(-1) ?? did
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
