import { type Caller, call } from '#base/call.ts'
import { getCaptcha, solveCaptcha } from '../contract.ts'
import { CAPTCHA_POLL_MS, CAPTCHA_WAIT_MS } from '../rules.ts'

/** How long a form waits for the captcha, and how often it looks. */
export const CAPTCHA_LIMITS = { waitMs: CAPTCHA_WAIT_MS, pollMs: CAPTCHA_POLL_MS }

/** The two calls of a captcha: its puzzle, and the pass for the solution. */
export function captchaCalls(caller: Caller) {
  return {
    getChallenge: () => call(caller, getCaptcha, {}),
    takePass: async (solution: string) => (await call(caller, solveCaptcha, { solution })).captchaSolution,
  }
}
