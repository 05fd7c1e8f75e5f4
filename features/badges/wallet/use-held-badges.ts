import { useEffect, useState } from 'react'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { useQueryCall } from '#ui/use-call.ts'
import { listHeld } from '../contract.ts'
import type { HeldBadge } from './held-badge.ts'

type Kept = { at: string; badges: HeldBadge[] }
/** `asOf`: ISO instant of what is shown, when the server cannot be reached; undefined `badges` are still on their way. */
type Held = { badges: HeldBadge[] | undefined; asOf?: string }

/** The badges of this wallet, newest first. They are kept on this device with their credentials, and shown from there offline. */
export function useHeldBadges(): Held {
  const wallet = useWallet()
  const state = useWalletState()
  const { data, error } = useQueryCall(listHeld, {}, { enabled: state === 'open', quiet: true })
  const [kept, setKept] = useState<Kept | 'none'>()
  useEffect(() => {
    if (!data) return
    const now: Kept = { at: new Date().toISOString(), badges: data.badges }
    wallet.store.set('badges', now).catch(() => undefined)
  }, [data, wallet])
  useEffect(() => {
    let isCurrent = true
    const show = (found?: Kept) => isCurrent && setKept(found ?? 'none')
    wallet.store.get<Kept>('badges').then(show, () => show())
    return () => {
      isCurrent = false
    }
  }, [wallet])
  if (data) return { badges: data.badges }
  const isUnreachable = state === 'offline' || error !== null
  if (kept === undefined) return { badges: undefined }
  if (kept === 'none') return { badges: isUnreachable ? [] : undefined, asOf: isUnreachable ? '' : undefined }
  return { badges: kept.badges, asOf: isUnreachable ? kept.at : undefined }
}
