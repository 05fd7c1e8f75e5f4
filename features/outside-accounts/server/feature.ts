import type { Feature } from '#platform/manifest/feature.ts'
import { eraseOutside } from './erase-outside.ts'
import { moveOutside } from './move-outside.ts'
import { outsideAccountsRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const outsideAccountsFeature: Feature = {
  name: 'outside-accounts',
  routes: outsideAccountsRoutes,
  person: {
    erase: [{ run: (ctx, { holderIds }) => eraseOutside(ctx, holderIds) }],
    merge: [{ run: moveOutside }],
  },
}
