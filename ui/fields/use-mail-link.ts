import { useState } from 'react'
import { CallProblem } from '#base/problem.ts'
import { emailProblems, readEmail } from '#base/read-email.ts'
import type { Captcha } from '../calls/captcha.ts'
import { useOnce } from '../calls/use-once.ts'
import { useCountdown } from './use-countdown.ts'
import { useFieldProblems } from './use-field-problems.ts'

/** The server calls of the form. `request` returns the id of the request, or the problem's key unless it was shown already. */
export type MailLinkCalls = {
  captcha: Captcha
  request: (email: string, captchaSolution: string) => Promise<{ requestId: string } | { refused?: string }>
}
export type MailLink = ReturnType<typeof useMailLink>

type Options = {
  /** Loads the calls on first use. */
  load: () => Promise<MailLinkCalls>
  /** Seconds until the e-mail can be requested again. */
  againAfter: number
  /** The initial value of the field. */
  address?: string
}

/**
 * Requests a link by e-mail: idle, sending, sent; `problem` is a problem's key, `left` the seconds until the e-mail can be
 * requested again. `prepare` starts the captcha. `back` returns to the form with its address, `reset` to an empty one.
 */
export function useMailLink({ load, againAfter, address = '' }: Options) {
  const countdown = useCountdown()
  const [email, setEmail] = useState(address)
  const validation = useFieldProblems({ email }, emailProblems)
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
    if (pass === undefined) return validation.refuse('email', 'captchaFailed')
    const answer = await request(to, pass)
    if (!('requestId' in answer)) {
      if (answer.refused) validation.refuse('email', answer.refused)
      return
    }
    setSent({ email: to, requestId: answer.requestId })
    countdown.start(againAfter)
  }
  const { run: send, working: sending } = useOnce(async () => {
    const read = readEmail(email)
    if (!validation.isRight() || read.email === undefined) return
    await ask(read.email).catch((error: unknown) =>
      validation.refuse('email', error instanceof CallProblem ? error.key : 'unreachable'),
    )
  })
  const back = () => {
    withCaptcha((captcha) => captcha.reset())
    countdown.start(0)
    validation.forget()
    setSent(undefined)
  }
  const reset = () => {
    back()
    setEmail(address)
  }
  const prepare = () => withCaptcha((captcha) => captcha.start())
  const forget = validation.forget
  const problem = validation.problems.email
  return { email, setEmail, problem, forget, sending, sent, left: countdown.left, prepare, send, back, reset }
}
