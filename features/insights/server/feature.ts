import { badgeChecked } from '#features/badges/hooks.ts'
import { linkOpened } from '#features/issuing/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { countCheck } from './count-check.ts'
import { countLinkOpening } from './count-link-opening.ts'
import { insightsRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const insightsFeature: Feature = {
  name: 'insights',
  routes: insightsRoutes,
  on: [badgeChecked.on(countCheck), linkOpened.on(countLinkOpening)],
}
