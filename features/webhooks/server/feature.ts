import { eventOutbox } from '#platform/audit.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { eraseFromWebhooks, eraseWebhooksOf } from './erase-webhooks.ts'
import { outbox } from './follow-events.ts'
import { forgetWebhook } from './forget-webhooks.ts'
import { webhooksRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const webhooksFeature: Feature = {
  name: 'webhooks',
  routes: webhooksRoutes,
  // Messages are delivered by a loop of each process (`openDelivering`).
  jobs: { 'forget-webhook': forgetWebhook },
  on: [eventOutbox.by(outbox)],
  person: { erase: [{ run: eraseFromWebhooks, after: ['sends'] }] },
  community: { erase: [{ run: (ctx, { issuerId }) => eraseWebhooksOf(ctx, issuerId) }] },
}
