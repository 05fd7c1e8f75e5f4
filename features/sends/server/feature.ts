import { mailsEnded } from '#features/claims/hooks.ts'
import { addressSuppressed, bouncedAddresses } from '#features/mailing/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { bouncedOf, endMailsTo } from '../mail/server/mail-suppressions.ts'
import { endMailsOf } from '../running/server/finish-send.ts'
import { eraseAddresses } from './erase-addresses.ts'
import { eraseSends } from './erase-sends.ts'
import { sendsJobs } from './jobs.ts'
import { lockSent } from './lock-sent.ts'
import { sendsPages } from './pages.ts'
import { sendsRoutes } from './routes.ts'
import { sendSigned } from './send-signed.ts'

/** What this feature brings to the product. */
export const sendsFeature: Feature = {
  name: 'sends',
  routes: sendsRoutes,
  jobs: sendsJobs,
  pages: [sendsPages],
  signed: { 'send-badges': sendSigned },
  on: [
    mailsEnded.on(endMailsOf),
    addressSuppressed.on(endMailsTo, { locks: 'claims' }),
    bouncedAddresses.by(bouncedOf),
  ],
  person: {
    erase: [
      { run: lockSent, locks: 'requests' },
      {
        run: async (ctx, erased) => {
          const { emails, holderIds, held } = erased
          const claimIds = held.map(({ claimId }) => claimId)
          erased.claimIds = await eraseAddresses(ctx, { emails, holderIds, claimIds })
        },
        after: ['badges'],
      },
    ],
  },
  community: { erase: [{ run: (ctx, { issuerId }) => eraseSends(ctx, issuerId), locks: 'claims' }] },
}
