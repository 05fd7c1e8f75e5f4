import type { Feature } from '#platform/manifest/feature.ts'
import { accessRoutes, ownRightsRoutes } from './access-routes.ts'
import { eraseTeam } from './erase-team.ts'
import { jobMailAddressCode } from './job-mail-address-code.ts'
import { teamRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const teamFeature: Feature = {
  name: 'team',
  routes: [...accessRoutes, ...teamRoutes, ...ownRightsRoutes],
  jobs: { 'mail-address-code': jobMailAddressCode },
  awaited: ['mail-address-code'],
  community: {
    erase: [{ run: async (ctx, deleted) => deleted.people.push(...(await eraseTeam(ctx, deleted.issuerId))) }],
  },
}
