import type { Feature } from '#platform/manifest/feature.ts'
import { insightsRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const insightsFeature: Feature = {
  name: 'insights',
  routes: insightsRoutes,
}
