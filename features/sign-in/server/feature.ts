import type { Feature } from '#platform/manifest/feature.ts'
import { proveSigned } from '../proof/server/confirm-proof.ts'
import { accountRoutes } from './account-routes.ts'
import { endHolderSessions } from './end-holder-sessions.ts'
import { endIssuerSessions } from './end-issuer-sessions.ts'
import { signInJobs } from './jobs.ts'
import { signInRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const signInFeature: Feature = {
  name: 'sign-in',
  routes: [...signInRoutes, ...accountRoutes],
  jobs: signInJobs,
  awaited: ['mail-link'],
  signed: { 'prove-identity': proveSigned },
  person: {
    erase: [
      {
        run: async (ctx, erased) => {
          erased.sessions = await endHolderSessions(ctx, erased.holderIds, erased.emails)
        },
      },
    ],
  },
  community: {
    erase: [
      { run: (ctx, { issuerId, people }) => endIssuerSessions(ctx, issuerId, people), after: ['issuers', 'team'] },
    ],
  },
}
