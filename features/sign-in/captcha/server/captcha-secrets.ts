import { deriveKey } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'

/** The secrets that sign a puzzle and its answer, in the form that altcha-lib expects. */
export function captchaSecrets(config: Pick<Config, 'secret'>): {
  hmacSignatureSecret: string
  hmacKeySignatureSecret: string
} {
  return {
    hmacSignatureSecret: deriveKey(config.secret, 'captcha').toString('hex'),
    hmacKeySignatureSecret: deriveKey(config.secret, 'captcha-answers').toString('hex'),
  }
}
