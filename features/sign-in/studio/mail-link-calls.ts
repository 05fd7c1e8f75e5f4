import { type Caller, call } from '#base/call.ts'
import type { CallInput } from '#base/endpoint.ts'
import { createCaptcha } from '#ui/captcha.ts'
import { CAPTCHA_LIMITS, captchaCalls } from '../captcha-contract.ts'
import { requestLink } from '../contract.ts'

type Asked = Omit<CallInput<typeof requestLink>, 'captchaSolution'>

/**
 * What the e-mail form needs of the server: the captcha and the mail. Loaded
 * when the field first gets focus, so that the page can be used before.
 */
export function createMailLinkCalls(caller: Caller) {
  const captcha = createCaptcha(captchaCalls(caller), CAPTCHA_LIMITS)
  const request = (asked: Asked, captchaSolution: string) => call(caller, requestLink, { ...asked, captchaSolution })
  return { captcha, request }
}
