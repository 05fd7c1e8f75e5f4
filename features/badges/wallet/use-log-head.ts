import { useCallback, useEffect, useState } from 'react'
import { call } from '#base/call.ts'
import type { Wallet } from '#features/holders/wallet/wallet.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { getCheckpoint, getConsistency } from '#features/ledger/contract.ts'
import type { Head } from '#features/ledger/head-rules.ts'

/** Time limit for the server to prove that the log is consistent. */
const PATIENCE_MS = 20_000

/** The result of a check; `unchecked`: the server did not prove consistency with the log this wallet saw. */
type Seen = 'nothing' | 'goesOn' | 'forked' | 'unchecked'

type LogHead = { seen: Seen; lookAgain: () => Promise<void>; startOver: () => Promise<void> }

/**
 * Stores the last signed checkpoint of the ledger seen by this wallet, and asks the server to prove that the current log
 * extends it. `startOver` trusts the current log. Makes no request while the wallet is offline.
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
    // Without a stored checkpoint there is nothing to compare.
    return kept ? 'unchecked' : 'nothing'
  }
}

async function follow(api: string, kept: Head | undefined): Promise<Head | 'forked'> {
  // The cryptography is loaded only when it is needed.
  const { followLog } = await import('./follow-log.ts')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return followLog(kept, {
    newest: () => call({ origin: api }, getCheckpoint, {}, signal),
    goOn: (from) => call({ origin: api }, getConsistency, { from }, signal),
  })
}
