import type { Feature } from '#platform/manifest/feature.ts'
import { legalPages } from './pages.ts'

/** What this feature brings to the product. */
export const legalFeature: Feature = {
  name: 'legal',
  pages: [legalPages],
}
