import { useEffect, useRef, useState } from 'react'
import { CallProblem } from '#base/problem.ts'
import { emailProblems, readEmail } from '#features/issuers/rules.ts'
import { useCaller } from '#ui/caller.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useFieldProblems } from '#ui/use-field-problems.ts'
import { RESEND_SECONDS } from '../rules.ts'
import { browserSecret } from './browser-secret.ts'
import { useCountdown } from './use-countdown.ts'

type Calls = ReturnType<typeof import('./mail-link-calls.ts').createMailLinkCalls>
export type MailLink = ReturnType<typeof useMailLink>

/**
 * State of the e-mail form: idle, sending, sent; `problem` is the key of an error, `left` the seconds until the e-mail
 * can be requested again. `reset` clears form, countdown, captcha and e-mail.
 */
export function useMailLink(signup: boolean) {
  const loadCalls = useLazyCalls()
  const countdown = useCountdown()
  const { language } = useLanguage()
  const [email, setEmail] = useState('')
  const told = useFieldProblems({ email }, emailProblems)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<{ email: string; requestId: string }>()

  const prepare = () => {
    // Preloads the step after the form, so that its card is never briefly empty.
    import('./mail-sent.tsx').catch(() => undefined)
    loadCalls().then(
      (calls) => calls.captcha.start(),
      () => undefined,
    )
  }
  const ask = async (address: string) => {
    const { captcha, request } = await loadCalls()
    const pass = await captcha.pass()
    if (pass === undefined) return told.refuse('email', 'captchaFailed')
    const asked = { email: address, signup, browser: browserSecret(), lang: language }
    const { requestId } = await request(asked, pass)
    setSent({ email: address, requestId })
    countdown.start(RESEND_SECONDS)
  }
  const send = async () => {
    const read = readEmail(email)
    if (!told.isRight() || read.email === undefined) return
    setSending(true)
    await ask(read.email).catch((error: unknown) =>
      told.refuse('email', error instanceof CallProblem ? error.key : 'unreachable'),
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
    told.forget()
    setSent(undefined)
  }
  return { email, setEmail, problem: told.problems.email, sending, sent, left: countdown.left, prepare, send, reset }
}

/** Loads the form's calls once, on first use; a failed load can be retried. */
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
