import { useRef, useState } from 'react'
import { call } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { CallProblem } from '#base/problem.ts'
import { useWalletCaptcha } from '#features/holders/links/wallet/use-wallet-captcha.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { useLanguage } from '#ui/words/language.tsx'
import { type Claim, confirmEntry, enterLink } from '../contract.ts'

type Entry = Output<typeof enterLink>

/**
 * Entry into an open link: an invisible puzzle and, where the link requires it, an address confirmed by e-mail. One
 * entry serves the whole visit. `code` returns the code of the badge; a personal link's own token is its code.
 */
export function useEntry(claimToken: string, claim: Pick<Claim, 'isShared' | 'confirmsEmail'>) {
  const { api } = useWallet()
  const { language } = useLanguage()
  const captcha = useWalletCaptcha()
  const entered = useRef<Entry>(undefined)
  const [isConfirmed, setConfirmed] = useState(!claim.confirmsEmail)

  const enter = async (email = ''): Promise<Entry> => {
    const pass = await captcha.pass()
    if (!pass) throw new CallProblem('captchaFailed', 0, 0)
    const input = { token: claimToken, captchaSolution: pass, email, lang: language }
    entered.current = await call({ origin: api }, enterLink, input)
    return entered.current
  }
  const confirm = async (digits: string): Promise<void> => {
    await call({ origin: api }, confirmEntry, { code: entered.current?.code ?? '', digits })
    setConfirmed(true)
  }
  const open = async (): Promise<{ code: string }> => {
    if (!claim.isShared) return { code: claimToken }
    return entered.current ?? enter()
  }
  return { enter, confirm, open, isConfirmed, prepare: captcha.start }
}
