import { route } from '#platform/http/serve.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import * as contract from '../contract.ts'
import { eraseDigests } from './erase-digests.ts'
import { getDigest } from './get-digest.ts'
import { moveDigests } from './move-digests.ts'
import { digestsPages } from './pages.ts'
import { updateDigest } from './update-digest.ts'

/** What this feature brings to the product. */
export const digestsFeature: Feature = {
  name: 'digests',
  routes: [route(contract.getDigest, getDigest), route(contract.updateDigest, updateDigest)],
  pages: [digestsPages],
  person: {
    erase: [{ run: (ctx, { holderIds }) => eraseDigests(ctx, holderIds) }],
    merge: [{ run: moveDigests }],
  },
}
