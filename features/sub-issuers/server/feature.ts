import { joinInvited } from '#features/issuers/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { joinInvitedParent } from './join-invited.ts'
import { releaseChildren } from './release-children.ts'
import { subIssuersRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const subIssuersFeature: Feature = {
  name: 'sub-issuers',
  routes: subIssuersRoutes,
  on: [joinInvited.by(joinInvitedParent)],
  community: { erase: [{ run: (ctx, { issuerId }) => releaseChildren(ctx, issuerId) }] },
}
