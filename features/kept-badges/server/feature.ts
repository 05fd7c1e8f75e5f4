import type { Feature } from '#platform/manifest/feature.ts'
import { jobMailReport } from '../sharing/server/job-mail-report.ts'
import { keptBadgesPages } from '../sharing/server/pages.ts'
import { eraseKept } from './erase-kept.ts'
import { moveKept } from './move-kept.ts'
import { mailKeptChange } from './recheck/job-mail-change.ts'
import { keptBadgesRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const keptBadgesFeature: Feature = {
  name: 'kept-badges',
  routes: keptBadgesRoutes,
  pages: [keptBadgesPages],
  jobs: { 'mail-kept-report': jobMailReport, 'mail-kept-change': mailKeptChange },
  person: {
    erase: [
      {
        run: async (ctx, erased) => {
          erased.shares += await eraseKept(ctx, erased.holderIds)
        },
        // It counts the pages of its own badges first.
        after: ['badges'],
      },
    ],
    merge: [{ run: moveKept }],
  },
}
