import { useRef, useState } from 'react'
import { call } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { listHeld } from '#features/badges/contract.ts'
import { randomSecret } from '#features/holders/wallet/secrets.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { listCommunities } from '#features/members/communities/contract.ts'
import { listOwnNames } from '#features/names/contract.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'
import { useOnce } from '#ui/calls/use-once.ts'
import { useLanguage } from '#ui/words/language.tsx'
import { enterByClaim, listWaiting, nameClaim } from '../contract.ts'
import { type Access, keepBadge, type Prove, proveByKey, proveByServer } from './keep-badge.ts'
import type { Naming } from './use-claim-name.ts'
import type { useEntry } from './use-entry.ts'

type Link = { token: string; credentialIssuer: string; code: string | undefined }
/** `how`: whether this browser can open the whole wallet; `credentialId` is what was kept. */
export type Kept = { how: 'open' | 'limited'; credentialId: string }
type Entered = Output<typeof enterByClaim> & { renewSecret: string }

/**
 * Collects the badge of a link: `byMail` into the wallet of the mailed address, `byWallet` into the open one. `naming` is
 * what the community is told first; `problem` is the key of a refusal, also one by `refuse`.
 */
export function useKeep(
  { token: claimToken, credentialIssuer, code }: Link,
  entry: Pick<ReturnType<typeof useEntry>, 'open'>,
  naming?: Naming,
) {
  const wallet = useWallet()
  const { language } = useLanguage()
  const invalidate = useInvalidate()
  // Entering opens a full session only once; a second try must reuse the first one.
  const entered = useRef<Entered>(undefined)
  const access = useRef<Access>(undefined)
  const [kept, setKept] = useState<Kept>()
  const [problem, setProblem] = useState<string>()

  const { run, working } = useOnce(async (keep: () => Promise<Kept>) => {
    setProblem(undefined)
    try {
      const now = await keep()
      invalidate(listHeld)
      invalidate(listWaiting)
      invalidate(listCommunities)
      invalidate(listOwnNames)
      setKept(now)
    } catch (thrown) {
      setProblem(thrown instanceof CallProblem ? thrown.key : 'serverError')
    }
  })
  const byMail = () =>
    run(async () => {
      await tellName(claimToken)
      const session = entered.current ?? (await enter())
      entered.current = session
      const credentialId = await keepBadge(
        wallet.api,
        { token: claimToken, code, credentialIssuer },
        proveByServer(wallet.api, () => session.token),
        access,
      )
      if (session.isLimited) return { how: 'limited', credentialId }
      await wallet.enter(session, session.renewSecret)
      return { how: 'open', credentialId }
    })
  const tellName = async (code: string) => {
    const name = naming?.answerFor(code)
    if (name === undefined) return
    await call({ origin: wallet.api }, nameClaim, { token: code, name })
    naming?.onTold(code, name)
  }
  const enter = async (): Promise<Entered> => {
    const renewSecret = randomSecret()
    const input = { claim: claimToken, renewSecret, lang: language }
    return { ...(await call({ origin: wallet.api }, enterByClaim, input)), renewSecret }
  }
  const byWallet = () =>
    run(async () => {
      const key = wallet.key()
      const prove: Prove = key ? proveByKey(key) : proveByServer(wallet.api, () => wallet.caller.token?.())
      const { code: token } = await entry.open()
      await tellName(token)
      const credentialId = await keepBadge(wallet.api, { token, code, credentialIssuer }, prove, access)
      return { how: 'open', credentialId }
    })
  return { byMail, byWallet, refuse: setProblem, kept, working, problem }
}
