import { createHmac } from 'node:crypto'
import { deriveKey, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'

/** The static QR code of a ticket, for print and e-mail. */
export function staticCode(config: Pick<Config, 'secret'>, badgeId: string): string {
  return `BZS.${badgeId}.${macOf(config, badgeId)}`
}

/** Whether a static QR code's mac is ours. */
export function isStaticCode(config: Signing, badgeId: string, mac: string): boolean {
  return signings(config).some((each) => sameText(mac, macOf(each, badgeId)))
}

function macOf(config: Pick<Config, 'secret'>, badgeId: string): string {
  const key = deriveKey(config.secret, 'still tickets')
  return createHmac('sha256', key).update(`still:${badgeId}`).digest().subarray(0, 16).toString('base64url')
}
