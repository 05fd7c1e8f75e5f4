import { useEffect, useRef, useState } from 'react'
import { RESEND_SECONDS } from '#features/sign-in/rules.ts'
import { useLanguage } from '#ui/language.tsx'
import { useCall } from '#ui/use-call.ts'
import { finalizeWalletLink, requestWalletLink } from '../contract.ts'
import { browserSecret } from './browser-secret.ts'
import { randomSecret } from './random-secret.ts'
import { useWalletCaptcha } from './use-wallet-captcha.ts'
import { useWallet } from './wallet-context.tsx'

/**
 * Requests the link that opens a wallet, and finishes by the code from its e-mail. `send` returns the key of a refusal,
 * `problem` is the last one until `forget`; `left` is the seconds until the e-mail can be sent again.
 */
export function useMailLink() {
  const wallet = useWallet()
  const { language } = useLanguage()
  const captcha = useWalletCaptcha()
  const request = useCall(requestWalletLink)
  const finalize = useCall(finalizeWalletLink)
  const [sent, setSent] = useState<{ email: string; requestId: string }>()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { left, start } = useSecondsLeft()

  const refuse = (key: string | undefined) => {
    setProblem(key)
    return key
  }
  const send = async (email: string): Promise<string | undefined> => {
    setProblem(undefined)
    setSending(true)
    const pass = await captcha.pass()
    if (!pass) {
      setSending(false)
      return refuse('captchaFailed')
    }
    const browser = await browserSecret(wallet.store)
    const { output, problem: refused } = await request.run({ email, captchaSolution: pass, browser, lang: language })
    setSending(false)
    if (!output) return refuse(refused.status && refused.status < 500 ? refused.key : undefined)
    setSent({ email, requestId: output.requestId })
    start(RESEND_SECONDS)
    return undefined
  }
  const finish = async (code: string): Promise<boolean> => {
    if (!sent) return false
    setProblem(undefined)
    const renewSecret = randomSecret()
    const browser = await browserSecret(wallet.store)
    const input = { requestId: sent.requestId, code, browser, renewSecret, lang: language }
    const { output, problem: refused } = await finalize.run(input)
    if (output) await wallet.enter(output, renewSecret)
    else if (refused?.status && refused.status < 500) setProblem(refused.key)
    return Boolean(output)
  }
  const reset = () => {
    setSent(undefined)
    setProblem(undefined)
    captcha.reset()
    start(0)
  }
  const forget = () => setProblem(undefined)
  const { working: finishing } = finalize
  return { sent, send, sending, finish, finishing, problem, forget, left, prepare: captcha.start, reset }
}

function useSecondsLeft() {
  const [left, setLeft] = useState(0)
  const end = useRef(0)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end.current - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (seconds: number) => {
    end.current = Date.now() + seconds * 1000
    setLeft(seconds)
  }
  return { left, start }
}
