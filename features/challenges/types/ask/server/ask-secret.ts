import { deriveKey, type Signing, signings } from '#platform/access/derive-key.ts'
import { type SignedMessage, standardHeaders, webhookSecret } from '#platform/outgoing/sign-standard-webhook.ts'

/** The secret of a challenge's requests, as Standard Webhooks write it; derived, so that it is stored nowhere. */
export function askSecret({ secret }: Pick<Signing, 'secret'>, challengeId: string): string {
  return webhookSecret(keyOf(secret, challengeId))
}

/**
 * The headers of Standard Webhooks, with one signature for each valid secret, so that a community's server that knows the
 * previous one still accepts it while the server's secret is being changed.
 */
export function askHeaders(config: Signing, challengeId: string, message: SignedMessage): Record<string, string> {
  return standardHeaders(
    signings(config).map(({ secret }) => keyOf(secret, challengeId)),
    message,
  )
}

function keyOf(secret: string, challengeId: string): Buffer {
  return deriveKey(secret, `asks:${challengeId}`)
}
