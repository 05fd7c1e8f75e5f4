import type { Feature } from '#platform/manifest/feature.ts'
import { mailEntry } from './job-mail-entry.ts'
import { issuingRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const issuingFeature: Feature = {
  name: 'issuing',
  routes: issuingRoutes,
  jobs: { 'mail-entry': mailEntry },
  awaited: ['mail-entry'],
}
