import type { Feature } from '#platform/manifest/feature.ts'
import { mailWalletLink } from '../links/server/job-mail-wallet-link.ts'
import { eraseWallets } from './erase-wallets.ts'
import { holdersRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const holdersFeature: Feature = {
  name: 'holders',
  routes: holdersRoutes,
  jobs: { 'mail-wallet-link': mailWalletLink },
  awaited: ['mail-wallet-link'],
  person: {
    erase: [
      {
        run: async (ctx, erased) => {
          erased.pictures = await eraseWallets(ctx, erased.holderIds)
        },
      },
    ],
  },
}
