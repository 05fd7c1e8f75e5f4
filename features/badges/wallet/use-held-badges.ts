import { useEffect } from 'react'
import { useStored } from '#features/holders/wallet/use-stored.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import type { Reading } from '#ui/lists/loaded.tsx'
import { listHeld } from '../contract.ts'
import { keepSdJwts } from '../files/wallet/keep-sd-jwts.ts'
import type { HeldBadge } from './held-badge.ts'

type Kept = { at: string; badges: HeldBadge[] }
/**
 * `asOf`: ISO instant of the displayed data when the server cannot be reached. `badges` is undefined while loading;
 * `read` is the underlying call.
 */
type Held = { badges: HeldBadge[] | undefined; asOf?: string; read: Reading<unknown> }

/**
 * The badges of this wallet, newest first. They are stored on this device with their credentials, and shown from there
 * offline.
 */
export function useHeldBadges(): Held {
  const wallet = useWallet()
  const state = useWalletState()
  const read = useQueryCall(listHeld, {}, { enabled: state === 'open', quiet: true })
  const { data, error } = read
  const { value: kept, isRead, write } = useStored<Kept>('badges')
  useEffect(() => {
    if (!data) return
    write({ at: new Date().toISOString(), badges: data.badges })
    // The server presents the badges of the wallets whose keys it keeps.
    if (wallet.key()) keepSdJwts(wallet, data.badges).catch(() => undefined)
  }, [data, wallet, write])
  if (data) return { badges: data.badges, read }
  const isUnreachable = state === 'offline' || error !== null
  if (!isRead) return { badges: undefined, read }
  // Without stored badges and without a network there is nothing to show; a failed call can be repeated.
  if (!kept) return state === 'offline' ? { badges: [], asOf: '', read } : { badges: undefined, read }
  return { badges: kept.badges, asOf: isUnreachable ? kept.at : undefined, read }
}
