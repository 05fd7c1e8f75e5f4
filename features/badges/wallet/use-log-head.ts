import { useEffect, useState } from 'react'
import { call } from '#base/call.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { getCheckpoint, getConsistency } from '#features/ledger/contract.ts'
import type { Head } from '#features/ledger/head-rules.ts'

/**
 * Keeps the last signed checkpoint of the ledger that this wallet saw, and asks the server to prove that the present log goes on
 * from it. `isForked` when it does not; `startOver` then takes the present log for the right one. Nothing is said where the
 * server cannot be asked.
 */
export function useLogHead(): { isForked: boolean; startOver: () => Promise<void> } {
  const wallet = useWallet()
  const state = useWalletState()
  const [isForked, setIsForked] = useState(false)
  useEffect(() => {
    if (state !== 'open') return
    let isCurrent = true
    const look = async () => {
      const kept = await wallet.store.get<Head>('log-head')
      const next = await follow(wallet.api, kept)
      if (next !== 'forked') await wallet.store.set('log-head', next)
      if (isCurrent) setIsForked(next === 'forked')
    }
    // Offline, or before the first checkpoint: asked again with the next badge that is opened.
    look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [wallet, state])
  const startOver = async () => {
    const next = await follow(wallet.api, undefined)
    if (next === 'forked') return
    await wallet.store.set('log-head', next)
    setIsForked(false)
  }
  return { isForked, startOver }
}

async function follow(api: string, kept: Head | undefined): Promise<Head | 'forked'> {
  // The cryptography is loaded once there is something to check.
  const { followLog } = await import('./follow-log.ts')
  return followLog(kept, {
    newest: () => call({ origin: api }, getCheckpoint, {}),
    goOn: (from) => call({ origin: api }, getConsistency, { from }),
  })
}
