import type { Feature } from '#platform/manifest/feature.ts'
import { endHolding } from './end-holding.ts'
import { moveBadges } from './move-badges.ts'
import { badgesPages } from './pages.ts'
import { badgesRoutes } from './routes.ts'
import { sealStatusLists } from './status/seal-status-lists.ts'

/** What this feature brings to the product. */
export const badgesFeature: Feature = {
  name: 'badges',
  routes: badgesRoutes,
  pages: [badgesPages],
  person: {
    erase: [
      {
        run: async (ctx, erased) => {
          Object.assign(erased, await endHolding(ctx, erased.holderIds))
        },
        locks: 'badges',
      },
    ],
    merge: [{ run: moveBadges, locks: 'badges' }],
  },
  // Before the keys are destroyed, which sign them a last time.
  community: { erase: [{ run: (ctx, { issuerId }) => sealStatusLists(ctx, issuerId), locks: 'statusLists' }] },
}
