import { createHmac } from 'node:crypto'
import { deriveKey, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import { KIOSK_SECONDS } from '../rules.ts'

/** Steps after which a code that was displayed is called expired, and no longer wrong. */
const REMEMBERED_STEPS = 40
const STEP_MS = KIOSK_SECONDS * 1000

/** A challenge with its kiosk page; the hash of the page's token is part of each code, so that a new link ends its codes. */
type Kiosk = { challengeId: string; kioskHash: string }

/** The step of an instant: a whole number that grows by one every 15 seconds. */
export function kioskStep(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS)
}

/** When a step begins. */
export function startOfStep(step: number): Date {
  return new Date(step * STEP_MS)
}

/** The code that a kiosk page displays in a step: 16 characters that nobody can compute without the server's key. */
export function kioskCode(
  { secret }: Pick<Signing, 'secret'>,
  { challengeId, kioskHash }: Kiosk,
  step: number,
): string {
  const mac = createHmac('sha256', deriveKey(secret, 'kiosks')).update(`kiosk:${challengeId}:${kioskHash}:${step}`)
  return mac.digest().subarray(0, 12).toString('base64url')
}

/**
 * What a scanned code is worth now: the current step's and the one before are right, because scanning takes a moment; a
 * photograph is therefore worth nothing after 30 seconds. Codes of the future are wrong: no kiosk displays them.
 */
export function judgeKioskCode(
  config: Signing,
  kiosk: Kiosk,
  { code, now }: { code: string; now: Date },
): 'right' | 'expired' | 'wrong' {
  if (kiosk.kioskHash === '') return 'wrong'
  const current = kioskStep(now)
  const isOf = (step: number) => signings(config).some((each) => sameText(code, kioskCode(each, kiosk, step)))
  if (isOf(current) || isOf(current - 1)) return 'right'
  for (let late = 2; late <= REMEMBERED_STEPS; late += 1) if (isOf(current - late)) return 'expired'
  return 'wrong'
}
