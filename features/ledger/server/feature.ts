import type { Feature } from '#platform/manifest/feature.ts'
import { ledgerRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const ledgerFeature: Feature = {
  name: 'ledger',
  routes: ledgerRoutes,
}
