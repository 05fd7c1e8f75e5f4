import { useEffect, useState } from 'react'
import { type Caller, call } from '#base/call.ts'
import { CallProblem } from '#base/problem.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { dropSession, returnOutside } from '../../studio/session.ts'
import { adminProfile, outsideToken } from './inside.ts'

type State = 'checking' | 'back' | 'out' | 'failed'

/**
 * Finds out what is left after a session inside a sub-community has ended: `back` in the parent, whose session is kept
 * again, or `out`, with everything dropped. `failed`: the server was not reached; `again` asks once more.
 */
export function useInsideEnded(): { state: State; parent: string; again: () => void } {
  // Read once: both outcomes drop it.
  const [parent] = useState(() => adminProfile()?.name ?? '')
  const [state, setState] = useState<State>('checking')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let isGone = false
    const settle = async () => {
      const found = await readOutside()
      if (isGone) return
      if (found.state === 'back') returnOutside(found.token)
      if (found.state === 'out') dropSession()
      setState(found.state)
    }
    settle()
    return () => {
      isGone = true
    }
  }, [tries])
  const again = () => {
    setState('checking')
    setTries(tries + 1)
  }
  return { state, parent, again }
}

/** Whether the parent's session is open, with its current token. */
async function readOutside(): Promise<{ state: 'back'; token: string } | { state: 'out' | 'failed' }> {
  let token = outsideToken()
  if (token === undefined) return { state: 'out' }
  const caller: Caller = {
    origin: '',
    token: () => token,
    onRenewed: (renewed) => {
      token = renewed
    },
  }
  try {
    await call(caller, getIssuer, {})
    return { state: 'back', token }
  } catch (error) {
    return { state: error instanceof CallProblem && error.code === 3000 ? 'out' : 'failed' }
  }
}
