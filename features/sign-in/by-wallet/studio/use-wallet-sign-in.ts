import { useCallback, useEffect, useState } from 'react'
import { call } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { createChallenge } from '../contract.ts'
import { followSignIn } from './follow-sign-in.ts'

type Challenge = Output<typeof createChallenge>
export type WalletSignIn =
  | { is: 'making' }
  | { is: 'waiting'; challenge: Challenge; left: number }
  | { is: 'refused' | 'tooManyTries' }
  | { is: 'entering' }
  | { is: 'failed'; problem: string }

/**
 * A QR sign-in: creates a challenge, follows it, and replaces it once it has expired while the page is visible.
 * `onToken` gets the token opened by the wallet's answer; `again` starts over.
 */
export function useWalletSignIn(signup: boolean, onToken: (token: string) => void) {
  const caller = useCaller()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<WalletSignIn>({ is: 'making' })
  const again = useCallback(() => setRound((now) => now + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round, or the other mode, makes another challenge.
  useEffect(() => {
    const stop = new AbortController()
    let ticking: ReturnType<typeof setInterval> | undefined
    const begin = async () => {
      setState({ is: 'making' })
      const challenge = await call(caller, createChallenge, { signup, browser: true }, stop.signal)
      const show = () => setState({ is: 'waiting', challenge, left: secondsUntil(challenge.expiresAt) })
      show()
      ticking = setInterval(show, 1000)
      await followSignIn(caller, challenge, stop.signal, ({ status, token }) => {
        if (status === 'waiting') return
        clearInterval(ticking)
        if (status === 'refused' || status === 'tooManyTries') return setState({ is: status })
        // A token lost on its way is not handed out again.
        if (status === 'expired' || token === '') return void whenVisible(stop.signal, again)
        setState({ is: 'entering' })
        onToken(token)
      })
    }
    begin().catch((error: unknown) => {
      if (stop.signal.aborted) return
      setState({ is: 'failed', problem: error instanceof CallProblem ? error.key : 'serverError' })
    })
    return () => {
      clearInterval(ticking)
      stop.abort()
    }
  }, [round, signup, caller])
  return { state, again }
}

function secondsUntil(instant: string): number {
  return Math.max(0, Math.round((Date.parse(instant) - Date.now()) / 1000))
}

/** Runs once the page is visible: a forgotten tab does not create codes all night. */
function whenVisible(signal: AbortSignal, run: () => void): void {
  if (document.visibilityState === 'visible') {
    run()
    return
  }
  const look = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', look)
    if (!signal.aborted) run()
  }
  document.addEventListener('visibilitychange', look, { signal })
}
