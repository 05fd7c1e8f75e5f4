import { useEffect, useMemo } from 'react'
import { call } from '#base/call.ts'
import { getCaptcha, solveCaptcha } from '#features/sign-in/contract.ts'
import { CAPTCHA_POLL_MS, CAPTCHA_WAIT_MS } from '#features/sign-in/rules.ts'
import { type Captcha, createCaptcha } from '#ui/captcha.ts'
import { useWallet } from './wallet-context.tsx'

/** The invisible captcha of a form in the wallet; its calls carry no wallet token. */
export function useWalletCaptcha(): Captcha {
  const { api } = useWallet()
  const captcha = useMemo(
    () =>
      createCaptcha(
        {
          getChallenge: () => call({ origin: api }, getCaptcha, {}),
          takePass: async (solution) => (await call({ origin: api }, solveCaptcha, { solution })).captchaSolution,
        },
        { waitMs: CAPTCHA_WAIT_MS, pollMs: CAPTCHA_POLL_MS },
      ),
    [api],
  )
  useEffect(() => captcha.reset, [captcha])
  return captcha
}
