import { walletLeft } from '#features/holders/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { endPushOfSession } from './end-push-of-session.ts'
import { eraseIssuerPush, erasePushOf } from './erase-push.ts'
import { push, pushAgain } from './job-push.ts'
import { movePush } from './move-push.ts'
import { pushRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const pushFeature: Feature = {
  name: 'push',
  routes: pushRoutes,
  jobs: { push, 'push-again': pushAgain },
  on: [walletLeft.on(endPushOfSession)],
  person: {
    // After the memberships: no message can be written and pushed any more.
    erase: [{ run: (ctx, { holderIds }) => erasePushOf(ctx, holderIds), after: ['members'] }],
    merge: [{ run: movePush }],
  },
  community: { erase: [{ run: (ctx, { issuerId }) => eraseIssuerPush(ctx, issuerId) }] },
}
