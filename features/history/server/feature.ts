import type { Feature } from '#platform/manifest/feature.ts'
import { eraseNews } from './erase-news.ts'
import { changeBatchRows } from './job-change-batch.ts'
import { mailNews } from './job-mail-news.ts'
import { historyRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const historyFeature: Feature = {
  name: 'history',
  routes: historyRoutes,
  jobs: { 'mail-news': mailNews, 'change-batch': changeBatchRows },
  person: { erase: [{ run: (ctx, { claimIds }) => eraseNews(ctx, claimIds), after: ['sends'] }] },
}
