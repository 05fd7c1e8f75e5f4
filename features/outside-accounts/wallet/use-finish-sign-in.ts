import { useEffect, useRef, useState } from 'react'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { finishOutside, listOutsideAccounts } from '../contract.ts'
import { forgetSignIn, keptSignIn, type SignIn } from './kept-sign-in.ts'

/** What a provider put into the address of the wallet's page; `state` is '' where nothing was. */
export type Returned = { state: string; code: string; error: string }
type Done = { name: string; back: string }
export type Finishing = { at: 'working' | 'nothing' | 'offline' } | { at: 'failed'; key: string }

/** Reads it from the page's query. */
export function readReturned(search: string): Returned {
  const query = new URLSearchParams(search)
  return { state: query.get('state') ?? '', code: query.get('code') ?? '', error: query.get('error') ?? '' }
}

/**
 * Finishes a sign-in once the wallet is open: posted once, because a code and a state are used up by it. Without a network
 * it can be tried again. `begun` is the sign-in that was begun on this device.
 */
export function useFinishSignIn(returned: Returned, onDone: (done: Done) => void) {
  const { store } = useWallet()
  const isOnline = useIsOnline()
  const { run } = useCall(finishOutside, { invalidates: [listOutsideAccounts], quiet: true })
  const [seen, setSeen] = useState<Finishing>({ at: returned.state === '' ? 'nothing' : 'working' })
  const [begun, setBegun] = useState<SignIn>()
  const isSent = useRef(false)
  useEffect(() => {
    keptSignIn(store).then(setBegun)
  }, [store])
  const finish = async () => {
    isSent.current = true
    setSeen({ at: 'working' })
    const { output, problem } = await run(returned)
    if (output) {
      await forgetSignIn(store)
      return onDone(output)
    }
    setSeen(problem.status === 0 ? { at: 'offline' } : { at: 'failed', key: problem.key })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page, as soon as the wallet is open
  useEffect(() => {
    if (isOnline && !isSent.current && returned.state !== '') void finish()
  }, [isOnline])
  const shown: Finishing = seen.at === 'working' && !isOnline && !isSent.current ? { at: 'offline' } : seen
  return { seen: shown, begun, retry: () => void finish() }
}
