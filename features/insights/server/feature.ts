import { badgeChecked } from '#features/badges/hooks.ts'
import { adminChanged, timeZoneChanged } from '#features/issuers/hooks.ts'
import { linkOpened } from '#features/issuing/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { followAdmins } from '../weekly/server/follow-admins.ts'
import { jobMailInsights } from '../weekly/server/job-mail-insights.ts'
import { insightsPages } from '../weekly/server/pages.ts'
import { countCheck } from './count-check.ts'
import { countLinkOpening } from './count-link-opening.ts'
import { eraseFigures } from './erase-figures.ts'
import { followTimeZone, jobRecount } from './job-recount.ts'
import { insightsRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const insightsFeature: Feature = {
  name: 'insights',
  routes: insightsRoutes,
  jobs: { 'recount-insights': jobRecount, 'mail-insights': jobMailInsights },
  pages: [insightsPages],
  on: [
    badgeChecked.on(countCheck),
    linkOpened.on(countLinkOpening),
    timeZoneChanged.on(followTimeZone),
    adminChanged.on(followAdmins),
  ],
  community: { erase: [{ run: (ctx, { issuerId }) => eraseFigures(ctx, issuerId) }] },
}
