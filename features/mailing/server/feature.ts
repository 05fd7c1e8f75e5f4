import type { Feature } from '#platform/manifest/feature.ts'
import { eraseMailing, eraseReplyAddresses } from './erase-mailing.ts'
import { mailingJobs } from './jobs.ts'
import { mailingRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const mailingFeature: Feature = {
  name: 'mailing',
  routes: mailingRoutes,
  jobs: mailingJobs,
  awaited: ['mail-reply-code'],
  person: { erase: [{ run: (ctx, { emails }) => eraseReplyAddresses(ctx, emails) }] },
  community: { erase: [{ run: (ctx, { issuerId }) => eraseMailing(ctx, issuerId) }] },
}
