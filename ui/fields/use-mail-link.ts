import { useState } from 'react'
import { CallProblem } from '#base/problem.ts'
import { emailProblems, readEmail } from '#base/read-email.ts'
import type { Captcha } from '../calls/captcha.ts'
import { useCountdown } from './use-countdown.ts'
import { useFieldProblems } from './use-field-problems.ts'

/** What the form needs of the server. `request` answers the mail's request, or the key of what was refused, if that is not told yet. */
export type MailLinkCalls = {
  captcha: Captcha
  request: (email: string, captchaSolution: string) => Promise<{ requestId: string } | { refused?: string }>
}
export type MailLink = ReturnType<typeof useMailLink>

type Options = {
  /** Loads the calls when they are first needed. */
  load: () => Promise<MailLinkCalls>
  /** Seconds until the mail can be asked for again. */
  againAfter: number
  /** What stands in the field at first. */
  address?: string
}

/**
 * Asking for a link by e-mail: idle, sending, sent; `problem` is the key of what went wrong, `left` the seconds until the mail
 * can be asked for again. `prepare` begins the captcha. `back` returns to the form with its address, `reset` to an empty one.
 */
export function useMailLink({ load, againAfter, address = '' }: Options) {
  const countdown = useCountdown()
  const [email, setEmail] = useState(address)
  const told = useFieldProblems({ email }, emailProblems)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<{ email: string; requestId: string }>()

  const withCaptcha = (act: (captcha: Captcha) => void) => {
    load().then(
      ({ captcha }) => act(captcha),
      () => undefined,
    )
  }
  const ask = async (to: string) => {
    const { captcha, request } = await load()
    const pass = await captcha.pass()
    if (pass === undefined) return told.refuse('email', 'captchaFailed')
    const answer = await request(to, pass)
    if (!('requestId' in answer)) {
      if (answer.refused) told.refuse('email', answer.refused)
      return
    }
    setSent({ email: to, requestId: answer.requestId })
    countdown.start(againAfter)
  }
  const send = async () => {
    const read = readEmail(email)
    if (sending || !told.isRight() || read.email === undefined) return
    setSending(true)
    await ask(read.email).catch((error: unknown) =>
      told.refuse('email', error instanceof CallProblem ? error.key : 'unreachable'),
    )
    setSending(false)
  }
  const back = () => {
    withCaptcha((captcha) => captcha.reset())
    countdown.start(0)
    told.forget()
    setSent(undefined)
  }
  const reset = () => {
    back()
    setEmail(address)
  }
  const prepare = () => withCaptcha((captcha) => captcha.start())
  const forget = told.forget
  const problem = told.problems.email
  return { email, setEmail, problem, forget, sending, sent, left: countdown.left, prepare, send, back, reset }
}
