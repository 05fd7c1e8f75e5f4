import webPush from 'web-push'
import { hashText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import { outcomeOf, TTL_S } from '../rules.ts'
import type { PushMessage } from './queries.ts'
import type { Subscription } from './subscription-secret.ts'

export type Outcome = { result: ReturnType<typeof outcomeOf>; retryAfterS?: number }
type Key = { publicKey: string; privateKey: string }

/** Characters of a topic, at most (RFC 8030, section 5.4). */
const TOPIC_MAX = 32
/** How long the signature of a request is valid, in seconds; a day at most (RFC 8292, section 2). */
const SIGNED_S = 12 * 60 * 60

/**
 * Sends a notification to a browser, encrypted for it (RFC 8291) and signed by this server (RFC 8292). Never throws for
 * what the push service does.
 */
export async function sendPush(
  ctx: Context,
  key: Key,
  message: PushMessage,
  { endpoint, p256dh, auth }: Subscription,
): Promise<Outcome> {
  const { title, text, url, kind } = message
  // Of several for the same page a device without a network later gets the last, and a repeated one replaces itself.
  const topic = hashText(url).slice(0, TOPIC_MAX)
  const payload = JSON.stringify({ title, body: text, url, tag: topic })
  const asked = {
    vapidDetails: { subject: contactOf(ctx), ...key, expiration: Math.floor(ctx.now().getTime() / 1000) + SIGNED_S },
    contentEncoding: 'aes128gcm',
    TTL: TTL_S,
    urgency: kind === 'message' ? 'high' : 'normal',
    topic,
  } as const
  try {
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, asked)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const { status, retryAfterS } = await ctx.safePost.send(endpoint, { headers, body: request.body })
    return { result: outcomeOf(status), ...(retryAfterS !== undefined && { retryAfterS }) }
  } catch (error) {
    if (error instanceof FetchRefused) return { result: error.reason === 'unreachable' ? 'retry' : 'failed' }
    ctx.log.error({ err: error }, 'a notification could not be written')
    return { result: 'failed' }
  }
}

/** Whom a push service can ask about this server: an https address, or one for e-mail. */
function contactOf({ config }: Context): string {
  const { protocol, origin, hostname } = new URL(config.publicUrl)
  return protocol === 'https:' ? origin : `mailto:admin@${hostname}`
}
