import type { Feature } from '#platform/manifest/feature.ts'
import { linksRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const linksFeature: Feature = {
  name: 'links',
  routes: linksRoutes,
}
