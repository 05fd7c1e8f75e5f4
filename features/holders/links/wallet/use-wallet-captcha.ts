import { useEffect, useMemo } from 'react'
import { CAPTCHA_LIMITS, captchaCalls } from '#features/sign-in/captcha/contract.ts'
import { type Captcha, createCaptcha } from '#ui/calls/captcha.ts'
import { useWallet } from '../../wallet/wallet-context.tsx'

/** The invisible captcha of a form in the wallet; its calls carry no wallet token. */
export function useWalletCaptcha(): Captcha {
  const { api } = useWallet()
  const captcha = useMemo(() => createCaptcha(captchaCalls({ origin: api }), CAPTCHA_LIMITS), [api])
  useEffect(() => captcha.reset, [captcha])
  return captcha
}
