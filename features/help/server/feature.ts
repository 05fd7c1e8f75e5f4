import type { Feature } from '#platform/manifest/feature.ts'
import { helpPages } from './pages.ts'

/** What this feature brings to the product. */
export const helpFeature: Feature = {
  name: 'help',
  pages: [helpPages],
}
