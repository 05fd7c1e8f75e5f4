import type { Feature } from '#platform/manifest/feature.ts'
import { jobMailAddressCode } from '../account/server/job-mail-address-code.ts'
import { teamRoutes } from '../account/server/routes.ts'
import { accessRoutes, ownRightsRoutes } from '../folders/server/routes.ts'
import { eraseFromTeams, eraseTeam } from './erase-team.ts'

/** What this feature brings to the product. */
export const teamFeature: Feature = {
  name: 'team',
  routes: [...accessRoutes, ...teamRoutes, ...ownRightsRoutes],
  jobs: { 'mail-address-code': jobMailAddressCode },
  awaited: ['mail-address-code'],
  person: { eraseWork: [{ run: (ctx, { emails }) => eraseFromTeams(ctx, emails) }] },
  community: {
    erase: [{ run: async (ctx, deleted) => deleted.people.push(...(await eraseTeam(ctx, deleted.issuerId))) }],
  },
}
