import { verificationsOf } from '#features/issuers/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { listVerifications } from '../evidence/server/list-verifications.ts'
import { publicPages } from '../public-page/server/public-pages.ts'
import { publicPageRoutes } from '../public-page/server/routes.ts'
import { erasePromotion, eraseRepresentative } from './erase-promotion.ts'
import { promoteJobs } from './jobs.ts'
import { promoteRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const promoteFeature: Feature = {
  name: 'promote',
  routes: [...promoteRoutes, ...publicPageRoutes],
  jobs: promoteJobs,
  pages: [publicPages],
  on: [verificationsOf.by(listVerifications)],
  person: { eraseWork: [{ run: (ctx, { emails }) => eraseRepresentative(ctx, emails) }] },
  community: { erase: [{ run: (ctx, { issuerId }) => erasePromotion(ctx, issuerId) }] },
}
