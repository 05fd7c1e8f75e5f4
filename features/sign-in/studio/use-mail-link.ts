import { useEffect, useRef, useState } from 'react'
import { CallProblem } from '#base/problem.ts'
import { readEmail } from '#features/issuers/rules.ts'
import { useCaller } from '#ui/caller.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RESEND_SECONDS } from '../rules.ts'
import { browserSecret } from './browser-secret.ts'
import { useCountdown } from './use-countdown.ts'

type Calls = ReturnType<typeof import('./mail-link-calls.ts').createMailLinkCalls>
export type MailLink = ReturnType<typeof useMailLink>

/**
 * The e-mail form (specification 1, section 4): idle, sending, sent; `problem` is the key of what went wrong, `left` the
 * seconds until the mail can be asked for again. `reset` takes back form, countdown, captcha and e-mail.
 */
export function useMailLink(signup: boolean) {
  const loadCalls = useLazyCalls()
  const countdown = useCountdown()
  const { language } = useLanguage()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<{ email: string; requestId: string }>()

  const prepare = () => {
    loadCalls().then(
      (calls) => calls.captcha.start(),
      () => undefined,
    )
  }
  const ask = async (address: string) => {
    const { captcha, request } = await loadCalls()
    const pass = await captcha.pass()
    if (pass === undefined) return setProblem('captchaFailed')
    const asked = { email: address, signup, browser: browserSecret(), lang: language }
    const { requestId } = await request(asked, pass)
    setSent({ email: address, requestId })
    countdown.start(RESEND_SECONDS)
  }
  const send = async () => {
    const read = readEmail(email)
    if (read.email === undefined) return setProblem(read.problem)
    setProblem(undefined)
    setSending(true)
    await ask(read.email).catch((error: unknown) =>
      setProblem(error instanceof CallProblem ? error.key : 'unreachable'),
    )
    setSending(false)
  }
  const reset = () => {
    loadCalls().then(
      (calls) => calls.captcha.reset(),
      () => undefined,
    )
    countdown.start(0)
    setEmail('')
    setProblem(undefined)
    setSent(undefined)
  }
  return { email, setEmail, problem, sending, sent, left: countdown.left, prepare, send, reset }
}

/** Loads the form's calls once, when they are first needed; a load that failed can be tried again. */
function useLazyCalls(): () => Promise<Calls> {
  const caller = useCaller()
  const loading = useRef<Promise<Calls>>(undefined)
  useEffect(
    () => () => {
      loading.current?.then((calls) => calls.captcha.reset()).catch(() => undefined)
    },
    [],
  )
  return () => {
    loading.current ??= import('./mail-link-calls.ts').then((module) => module.createMailLinkCalls(caller))
    loading.current.catch(() => {
      loading.current = undefined
    })
    return loading.current
  }
}
