import { type Caller, call } from '#base/call.ts'
import type { CallInput } from '#base/endpoint.ts'
import { createCaptcha } from '#ui/captcha.ts'
import { getCaptcha, requestLink, solveCaptcha } from '../contract.ts'
import { CAPTCHA_POLL_MS, CAPTCHA_WAIT_MS } from '../rules.ts'

type Asked = Omit<CallInput<typeof requestLink>, 'captchaSolution'>

/**
 * The server calls of the e-mail form: the captcha and the e-mail. Loaded when the field first gets focus, so that the
 * page is usable earlier.
 */
export function createMailLinkCalls(caller: Caller) {
  const captcha = createCaptcha(
    {
      getChallenge: () => call(caller, getCaptcha, {}),
      takePass: async (solution) => (await call(caller, solveCaptcha, { solution })).captchaSolution,
    },
    { waitMs: CAPTCHA_WAIT_MS, pollMs: CAPTCHA_POLL_MS },
  )
  const request = (asked: Asked, captchaSolution: string) => call(caller, requestLink, { ...asked, captchaSolution })
  return { captcha, request }
}
