import { useEffect, useState } from 'react'
import { call } from '#base/call.ts'
import { CallProblem } from '#base/problem.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { getCheckpoint, getConsistency } from '#features/ledger/contract.ts'
import type { Head } from '#features/ledger/head-rules.ts'

/**
 * Keeps the last checkpoint of the ledger that this wallet saw, and asks the server to prove that the present log goes on
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
      const next = kept ? await goOn(wallet.api, kept) : await newest(wallet.api)
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
    await wallet.store.set('log-head', await newest(wallet.api))
    setIsForked(false)
  }
  return { isForked, startOver }
}

async function newest(api: string): Promise<Head> {
  const { checkpoint, key, size } = await call({ origin: api }, getCheckpoint, {})
  return { checkpoint, key, size }
}

async function goOn(api: string, kept: Head): Promise<Head | 'forked'> {
  // Its cryptography is loaded once there is something to check.
  const { nextHead } = await import('#features/ledger/head-rules.ts')
  try {
    return nextHead(kept, await call({ origin: api }, getConsistency, { from: kept.size }))
  } catch (thrown) {
    // The log says that it never had so many leaves.
    if (thrown instanceof CallProblem && thrown.status === 400) return 'forked'
    throw thrown
  }
}
