import type { Feature } from '#platform/manifest/feature.ts'
import { deleteSignedIssuer } from './delete-issuer.ts'
import { leavingJobs } from './jobs.ts'
import { leavingRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const leavingFeature: Feature = {
  name: 'leaving',
  routes: leavingRoutes,
  jobs: leavingJobs,
  signed: { 'delete-issuer': deleteSignedIssuer },
}
