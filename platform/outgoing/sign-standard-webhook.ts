import { createHmac } from 'node:crypto'

/** The message that is signed: `timestamp` in seconds, `body` exactly as it is sent. */
export type SignedMessage = { id: string; timestamp: number; body: string }

const PREFIX = 'whsec_'

/** A key as Standard Webhooks 1.0 write it for people: `whsec_` and base64. */
export function webhookSecret(key: Uint8Array): string {
  return `${PREFIX}${Buffer.from(key).toString('base64')}`
}

/** The headers of Standard Webhooks 1.0, with one signature for each valid key, so that receivers can change theirs. */
export function standardHeaders(keys: Uint8Array[], { id, timestamp, body }: SignedMessage): Record<string, string> {
  const signatures = keys.map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  }
}
