import { useEffect, useState } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { useCall } from '#ui/calls/use-call.ts'
import { beginOutside } from '../contract.ts'
import type { Provider } from '../rules.ts'
import { keepSignIn, type SignIn } from './kept-sign-in.ts'

type OutsideSignIn = {
  /** Opens the provider's page; it returns to `back` by way of /outside. */
  start: (signIn: SignIn) => Promise<void>
  /** The provider whose page is opening. */
  opening: Provider | undefined
  problem: CallProblem | undefined
}

/**
 * Signs the holder in at a provider: with a challenge as `purpose` so that it can then be checked, or '' only to link the
 * account.
 */
export function useOutsideSignIn(): OutsideSignIn {
  const { store } = useWallet()
  const begin = useCall(beginOutside)
  const [opening, setOpening] = useState<Provider>()
  // The browser may show this page again as it was left.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setOpening(undefined)
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  const start = async (signIn: SignIn) => {
    setOpening(signIn.provider)
    const { output } = await begin.run(signIn)
    if (!output) return setOpening(undefined)
    await keepSignIn(store, signIn)
    location.assign(output.url)
  }
  return { start, opening, problem: begin.problem }
}
