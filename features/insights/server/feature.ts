import { badgeChecked } from '#features/badges/hooks.ts'
import { linkOpened } from '#features/issuing/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { countCheck } from './count-check.ts'
import { countLinkOpening } from './count-link-opening.ts'

/** What this feature brings to the product. */
export const insightsFeature: Feature = {
  name: 'insights',
  on: [badgeChecked.on(countCheck), linkOpened.on(countLinkOpening)],
}
