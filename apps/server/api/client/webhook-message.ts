import type { Kind, TEST_KIND } from '#features/webhooks/rules.ts'

/** What the client's runtime knows of a message; the client that is served writes the kinds out. */
export type WebhookMessage = {
  id: string
  type: Kind | typeof TEST_KIND
  timestamp: string
  data: Record<string, unknown>
}
