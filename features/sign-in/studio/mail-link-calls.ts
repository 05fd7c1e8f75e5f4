import { type Caller, call } from '#base/call.ts'
import type { CallInput } from '#base/endpoint.ts'
import { createCaptcha } from '#ui/calls/captcha.ts'
import { CAPTCHA_LIMITS, captchaCalls } from '../captcha/contract.ts'
import { requestLink } from '../contract.ts'

type Asked = Omit<CallInput<typeof requestLink>, 'captchaSolution'>

/**
 * The server calls of the e-mail form: the captcha and the e-mail. Loaded when the field first gets focus, so that the
 * page is usable earlier.
 */
export function createMailLinkCalls(caller: Caller) {
  const captcha = createCaptcha(captchaCalls(caller), CAPTCHA_LIMITS)
  const request = (asked: Asked, captchaSolution: string) => call(caller, requestLink, { ...asked, captchaSolution })
  return { captcha, request }
}
