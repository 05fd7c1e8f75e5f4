import type { Feature } from '#platform/manifest/feature.ts'
import { destroyKeys } from './destroy-keys.ts'

/** What this feature brings to the product. */
export const keysFeature: Feature = {
  name: 'keys',
  person: {
    erase: [
      {
        run: async (ctx, { holderIds }) => {
          for (const holderId of holderIds) await destroyKeys(ctx, holderId)
        },
      },
    ],
  },
  community: { erase: [{ run: (ctx, { issuerId }) => destroyKeys(ctx, issuerId) }] },
}
