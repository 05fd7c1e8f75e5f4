import { createHmac } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { deriveKey, sameText } from '#platform/derive-key.ts'

type Signing = Pick<Config, 'secret'>

/** The code of a ticket that never changes, for print and mail. */
export function stillCode(config: Signing, badgeId: string): string {
  return `BZS.${badgeId}.${macOf(config, badgeId)}`
}

/** Whether a still code's mac is ours. */
export function isStillCode(config: Signing, badgeId: string, mac: string): boolean {
  return sameText(mac, macOf(config, badgeId))
}

function macOf(config: Signing, badgeId: string): string {
  const key = deriveKey(config.secret, 'still tickets')
  return createHmac('sha256', key).update(`still:${badgeId}`).digest().subarray(0, 16).toString('base64url')
}
