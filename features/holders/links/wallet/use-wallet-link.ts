import { useState } from 'react'
import { RESEND_SECONDS } from '#features/sign-in/rules.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useMailLink } from '#ui/fields/use-mail-link.ts'
import { useLanguage } from '#ui/words/language.tsx'
import { finalizeWalletLink, requestWalletLink } from '../../contract.ts'
import { browserSecret, randomSecret } from '../../wallet/secrets.ts'
import { useWallet } from '../../wallet/wallet-context.tsx'
import { useWalletCaptcha } from './use-wallet-captcha.ts'

/**
 * Requests the link that opens a wallet (`link`), or opens it with the code in the e-mail: `problem` is why the last code was
 * refused, until `forget`. With `isProof` it confirms the address of the open wallet instead.
 */
export function useWalletLink(address?: string, isProof = false) {
  const wallet = useWallet()
  const { language } = useLanguage()
  const captcha = useWalletCaptcha()
  const asking = useCall(requestWalletLink)
  const finalize = useCall(finalizeWalletLink)
  const [problem, setProblem] = useState<string>()

  const request = async (email: string, captchaSolution: string) => {
    const browser = await browserSecret(wallet.store)
    const { output, problem: refused } = await asking.run({ email, captchaSolution, browser, lang: language })
    return output ?? { refused: isOfForm(refused) ? refused.key : undefined }
  }
  const link = useMailLink({
    load: () => Promise.resolve({ captcha, request }),
    againAfter: RESEND_SECONDS,
    address,
  })
  const forget = () => {
    setProblem(undefined)
    link.forget()
  }
  const finish = async (code: string): Promise<boolean> => {
    if (!link.sent) return false
    forget()
    const renewSecret = randomSecret()
    const browser = await browserSecret(wallet.store)
    const input = { requestId: link.sent.requestId, code, browser, renewSecret, lang: language }
    const { output, problem: refused } = await finalize.run(input)
    if (output) await (isProof ? wallet.prove : wallet.enter)(output, renewSecret)
    else if (isOfForm(refused)) setProblem(refused.key)
    return Boolean(output)
  }
  // Another e-mail brings another code: what was said of the last one is over.
  const send = () => {
    setProblem(undefined)
    return link.send()
  }
  return { link: { ...link, send }, finish, finishing: finalize.working, problem, forget }
}

/** Whether the form shows a problem; those of the server or the network are shown elsewhere. */
function isOfForm({ status }: { status: number }): boolean {
  return status > 0 && status < 500
}
