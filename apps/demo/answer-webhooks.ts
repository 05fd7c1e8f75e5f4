import type { PostAnswer, SafePost } from '#platform/outgoing/safe-post.ts'
import { WEBHOOKS } from './webhooks.ts'

/**
 * Posts in which the demo's made-up servers answer by themselves, as their logs say: nobody owns these addresses, so nothing is
 * sent to them. All other addresses are posted to.
 */
export function answerForDemo(post: SafePost): SafePost {
  return {
    check: async (url, mayBeLocal) => {
      if (!answerOf(url)) await post.check(url, mayBeLocal)
    },
    send: async (url, posted) => answerOf(url) ?? post.send(url, posted),
  }
}

function answerOf(url: string): PostAnswer | undefined {
  const webhook = WEBHOOKS.find((each) => each.url === url)
  if (!webhook) return undefined
  const { refused } = webhook
  if (!refused) return { status: 200, contentType: 'application/json', body: Buffer.from('{"ok":true}') }
  return { status: refused.status, contentType: 'text/plain', body: Buffer.from(refused.response) }
}
