import type { Feature } from '#platform/manifest/feature.ts'

/** What this feature brings to the product. */
export const insightsFeature: Feature = {
  name: 'insights',
}
