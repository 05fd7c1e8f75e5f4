import type { Feature } from '#platform/manifest/feature.ts'
import { builderRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const builderFeature: Feature = {
  name: 'builder',
  routes: builderRoutes,
}
