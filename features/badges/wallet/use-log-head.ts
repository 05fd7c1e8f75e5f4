import { useCallback, useEffect, useState } from 'react'
import { call } from '#base/call.ts'
import type { Wallet } from '#features/holders/wallet/wallet.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { getCheckpoint, getConsistency } from '#features/ledger/contract.ts'
import type { Head } from '#features/ledger/head-rules.ts'

/** How long the log may take to show that it goes on. */
const PATIENCE_MS = 20_000

/** What a look at the log came to; `unchecked`: the server did not show that it goes on from what this wallet saw. */
type Seen = 'nothing' | 'goesOn' | 'forked' | 'unchecked'

type LogHead = { seen: Seen; lookAgain: () => Promise<void>; startOver: () => Promise<void> }

/**
 * Keeps the last signed checkpoint of the ledger that this wallet saw, and asks the server to prove that the present log goes on
 * from it. `startOver` takes the present log for the right one. Nothing is asked while the wallet is offline.
 */
export function useLogHead(): LogHead {
  const wallet = useWallet()
  const state = useWalletState()
  const [seen, setSeen] = useState<Seen>('nothing')
  const lookAgain = useCallback(async () => setSeen(await look(wallet)), [wallet])
  useEffect(() => {
    if (state !== 'open') return
    let isCurrent = true
    look(wallet).then((next) => isCurrent && setSeen(next))
    return () => {
      isCurrent = false
    }
  }, [wallet, state])
  const startOver = async () => {
    const next = await follow(wallet.api, undefined)
    if (next === 'forked') return
    await wallet.store.set('log-head', next)
    setSeen('goesOn')
  }
  return { seen, lookAgain, startOver }
}

async function look(wallet: Wallet): Promise<Seen> {
  const kept = await wallet.store.get<Head>('log-head')
  try {
    const next = await follow(wallet.api, kept)
    if (next === 'forked') return next
    await wallet.store.set('log-head', next)
    return 'goesOn'
  } catch {
    // Before the first checkpoint there is nothing to go on from, and nothing to warn of.
    return kept ? 'unchecked' : 'nothing'
  }
}

async function follow(api: string, kept: Head | undefined): Promise<Head | 'forked'> {
  // The cryptography is loaded once there is something to check.
  const { followLog } = await import('./follow-log.ts')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return followLog(kept, {
    newest: () => call({ origin: api }, getCheckpoint, {}, signal),
    goOn: (from) => call({ origin: api }, getConsistency, { from }, signal),
  })
}
