import { adminChanged } from '#features/issuers/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { eraseKeysOf, eraseMakers, followMakers } from './erase-keys.ts'
import { developersRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const developersFeature: Feature = {
  name: 'developers',
  routes: developersRoutes,
  // Keys stay with the admin who made them, whose address may change.
  on: [adminChanged.on(followMakers)],
  person: { eraseWork: [{ run: (ctx, { emails }) => eraseMakers(ctx, emails) }] },
  community: { erase: [{ run: (ctx, { issuerId }) => eraseKeysOf(ctx, issuerId) }] },
}
