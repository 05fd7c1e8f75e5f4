import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { getInsightsMail } from '../weekly/server/get-insights-mail.ts'
import { setInsightsMail } from '../weekly/server/set-insights-mail.ts'
import { exportInsights } from './export-insights.ts'
import { getInsights } from './get-insights.ts'
import { listInsightSends } from './list-insight-sends.ts'

/** The calls of insights. */
export const insightsRoutes: readonly Route[] = [
  route(contract.getInsights, getInsights),
  route(contract.listInsightSends, listInsightSends),
  route(contract.exportInsights, exportInsights),
  route(contract.getInsightsMail, getInsightsMail),
  route(contract.setInsightsMail, setInsightsMail),
]
