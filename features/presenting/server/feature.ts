import type { Feature } from '#platform/manifest/feature.ts'
import { erasePresentations } from './erase-presentations.ts'
import { presentingRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const presentingFeature: Feature = {
  name: 'presenting',
  routes: presentingRoutes,
  community: { erase: [{ run: (ctx, { issuerId }) => erasePresentations(ctx, issuerId) }] },
}
