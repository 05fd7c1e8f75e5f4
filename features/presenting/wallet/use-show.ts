import { useState } from 'react'
import { CallProblem } from '#base/problem.ts'
import type { HeldBadge } from '#features/badges/wallet/held-badge.ts'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { useOnce } from '#ui/calls/use-once.ts'
import type { Asked, Choice } from './asked.ts'
import { sendDeclined, sendShown } from './send-shown.ts'
import { noteShown } from './shown-log.ts'

/** How a request ended; `at` is an ISO instant. */
export type Ended = { how: 'shown'; title: string; at: string; next: string } | { how: 'declined' }

/**
 * Answers a request: `show` shows one badge, `decline` none. `problem` is the key of a refusal, after which the request may
 * be answered again.
 */
export function useShow(asked: Asked) {
  const wallet = useWallet()
  const holder = useHolder()
  const proof = useProof()
  const [working, setWorking] = useState<'show' | 'decline'>()
  const [problem, setProblem] = useState<string>()
  const [ended, setEnded] = useState<Ended>()
  const { run } = useOnce(async (what: 'show' | 'decline', act: () => Promise<Ended>) => {
    setWorking(what)
    setProblem(undefined)
    try {
      setEnded(await act())
    } catch (thrown) {
      setProblem(thrown instanceof CallProblem ? thrown.key : 'serverError')
    }
    setWorking(undefined)
  })
  const show = (choice: Choice, badge: HeldBadge) =>
    run('show', async () => {
      const next = await sendShown(wallet, asked, { choice, badge })
      const at = new Date().toISOString()
      const { name, verifier, host } = asked.asker
      const entry = { at, title: badge.title, to: name, verifier, host }
      // It was shown, whether or not this device can note it.
      if (holder) await noteShown(wallet.store, holder.id, entry).catch(() => undefined)
      return { how: 'shown', title: badge.title, at, next }
    })
  const declineNow = () =>
    void run('decline', async () => {
      await sendDeclined(wallet, asked)
      return { how: 'declined' }
    })
  // Only another site is told of a refusal in the holder's name.
  const decline = () => (asked.kind === 'outside' ? proof.before(declineNow) : declineNow())
  return { show, decline, proof: proof.dialog, working, problem, ended }
}
