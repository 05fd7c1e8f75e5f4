import { adminChanged } from '#features/issuers/hooks.ts'
import { route } from '#platform/http/serve.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import * as contract from '../contract.ts'
import { eraseMails } from '../weekly/server/end-insights-mail.ts'
import { followAdmins } from '../weekly/server/follow-admins.ts'
import { getInsightsMail } from '../weekly/server/get-insights-mail.ts'
import { jobMailInsights } from '../weekly/server/job-mail-insights.ts'
import { insightsPages } from '../weekly/server/pages.ts'
import { setInsightsMail } from '../weekly/server/set-insights-mail.ts'

/** What this feature brings to the product. */
export const insightsFeature: Feature = {
  name: 'insights',
  routes: [route(contract.getInsightsMail, getInsightsMail), route(contract.setInsightsMail, setInsightsMail)],
  jobs: { 'mail-insights': jobMailInsights },
  pages: [insightsPages],
  on: [adminChanged.on(followAdmins)],
  community: { erase: [{ run: (ctx, { issuerId }) => eraseMails(ctx, issuerId) }] },
}
