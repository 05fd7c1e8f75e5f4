import type { Feature } from '#platform/manifest/feature.ts'
import { updateSignedIssuer } from '../profile/server/update-issuer.ts'
import { createSignedIssuer } from '../sign-up/server/ask-for-issuer.ts'
import { eraseIssuer } from './erase-issuer.ts'
import { issuersJobs } from './jobs.ts'
import { issuersRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const issuersFeature: Feature = {
  name: 'issuers',
  routes: issuersRoutes,
  jobs: issuersJobs,
  signed: { 'create-issuer': createSignedIssuer, 'update-issuer': updateSignedIssuer },
  community: {
    erase: [{ run: async (ctx, deleted) => deleted.people.push(...(await eraseIssuer(ctx, deleted.issuerId))) }],
  },
}
