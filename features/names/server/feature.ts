import type { Feature } from '#platform/manifest/feature.ts'
import { eraseNames, eraseNamesIn } from './erase-names.ts'
import { moveGivenNames } from './move-given-names.ts'
import { namesRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const namesFeature: Feature = {
  name: 'names',
  routes: namesRoutes,
  person: {
    // Names are locked by those who end the memberships, whose rows it clears.
    erase: [{ run: eraseNames, locks: 'members' }],
    merge: [{ run: moveGivenNames, locks: 'names' }],
  },
  community: { erase: [{ run: (ctx, { issuerId }) => eraseNamesIn(ctx, issuerId) }] },
}
