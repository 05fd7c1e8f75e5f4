import { createHmac } from 'node:crypto'
import { deriveKey, type Signing, signings } from '#platform/derive-key.ts'

type Signed = { id: string; timestamp: number; body: string }

/** The secret of a challenge's requests, as Standard Webhooks write it; derived, so that it is stored nowhere. */
export function askSecret({ secret }: Pick<Signing, 'secret'>, challengeId: string): string {
  return `whsec_${keyOf(secret, challengeId).toString('base64')}`
}

/**
 * The value of `webhook-signature` (Standard Webhooks 1.0): one signature with each valid secret, so that a community's
 * server that knows the previous one still accepts it while the server's secret is being changed.
 */
export function signAsk(config: Signing, challengeId: string, { id, timestamp, body }: Signed): string {
  return signings(config)
    .map(({ secret }) => createHmac('sha256', keyOf(secret, challengeId)).update(`${id}.${timestamp}.${body}`))
    .map((mac) => `v1,${mac.digest('base64')}`)
    .join(' ')
}

function keyOf(secret: string, challengeId: string): Buffer {
  return deriveKey(secret, `asks:${challengeId}`)
}
