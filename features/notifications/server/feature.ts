import { contributorView } from '#features/issuers/hooks.ts'
import { stateOfRights } from '#features/team/folders/server/rights-over.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { visibleHappenings } from './contributor-view.ts'
import { eraseBell } from './erase-bell.ts'
import { notificationsRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const notificationsFeature: Feature = {
  name: 'notifications',
  routes: notificationsRoutes,
  on: [contributorView.by({ visible: visibleHappenings, state: stateOfRights })],
  community: { erase: [{ run: (ctx, { issuerId }) => eraseBell(ctx, issuerId) }] },
}
