import { badgeChecked } from '#features/badges/hooks.ts'
import { timeZoneChanged } from '#features/issuers/hooks.ts'
import { linkOpened } from '#features/issuing/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { countCheck } from './count-check.ts'
import { countLinkOpening } from './count-link-opening.ts'
import { eraseFigures } from './erase-figures.ts'
import { followTimeZone, jobRecount } from './job-recount.ts'
import { insightsRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const insightsFeature: Feature = {
  name: 'insights',
  routes: insightsRoutes,
  jobs: { 'recount-insights': jobRecount },
  on: [badgeChecked.on(countCheck), linkOpened.on(countLinkOpening), timeZoneChanged.on(followTimeZone)],
  community: { erase: [{ run: (ctx, { issuerId }) => eraseFigures(ctx, issuerId) }] },
}
