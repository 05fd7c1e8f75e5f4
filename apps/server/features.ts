import { badgesFeature } from '#features/badges/server/feature.ts'
import { builderFeature } from '#features/builder/server/feature.ts'
import { challengesFeature } from '#features/challenges/server/feature.ts'
import { channelFeature } from '#features/channel/server/feature.ts'
import { claimsFeature } from '#features/claims/server/feature.ts'
import { conversationsFeature } from '#features/conversations/server/feature.ts'
import { developersFeature } from '#features/developers/server/feature.ts'
import { digestsFeature } from '#features/digests/server/feature.ts'
import { doorFeature } from '#features/door/server/feature.ts'
import { gateFeature } from '#features/gate/server/feature.ts'
import { givingFeature } from '#features/giving/server/feature.ts'
import { helpFeature } from '#features/help/server/feature.ts'
import { historyFeature } from '#features/history/server/feature.ts'
import { holdersFeature } from '#features/holders/server/feature.ts'
import { importsFeature } from '#features/imports/server/feature.ts'
import { insightsFeature } from '#features/insights/server/feature.ts'
import { issuersFeature } from '#features/issuers/server/feature.ts'
import { issuingFeature } from '#features/issuing/server/feature.ts'
import { keptBadgesFeature } from '#features/kept-badges/server/feature.ts'
import { keysFeature } from '#features/keys/server/feature.ts'
import { leavingFeature } from '#features/leaving/server/feature.ts'
import { ledgerFeature } from '#features/ledger/server/feature.ts'
import { legalFeature } from '#features/legal/server/feature.ts'
import { linksFeature } from '#features/links/server/feature.ts'
import { mailingFeature } from '#features/mailing/server/feature.ts'
import { membersFeature } from '#features/members/server/feature.ts'
import { namesFeature } from '#features/names/server/feature.ts'
import { notificationsFeature } from '#features/notifications/server/feature.ts'
import { outsideAccountsFeature } from '#features/outside-accounts/server/feature.ts'
import { placesFeature } from '#features/places/server/feature.ts'
import { pointsFeature } from '#features/points/server/feature.ts'
import { presentingFeature } from '#features/presenting/server/feature.ts'
import { promoteFeature } from '#features/promote/server/feature.ts'
import { pushFeature } from '#features/push/server/feature.ts'
import { questsFeature } from '#features/quests/server/feature.ts'
import { sendsFeature } from '#features/sends/server/feature.ts'
import { signInFeature } from '#features/sign-in/server/feature.ts'
import { subIssuersFeature } from '#features/sub-issuers/server/feature.ts'
import { teamFeature } from '#features/team/server/feature.ts'
import { templatesFeature } from '#features/templates/server/feature.ts'
import { webhooksFeature } from '#features/webhooks/server/feature.ts'
import type { Route } from '#platform/http/serve.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { connect, type Feature } from '#platform/manifest/feature.ts'

/** Every feature that the server knows, the lowest first, as in `features/order.json`. */
export const FEATURES: readonly Feature[] = [
  keysFeature,
  ledgerFeature,
  placesFeature,
  legalFeature,
  helpFeature,
  gateFeature,
  issuersFeature,
  teamFeature,
  signInFeature,
  holdersFeature,
  namesFeature,
  templatesFeature,
  badgesFeature,
  keptBadgesFeature,
  membersFeature,
  pointsFeature,
  mailingFeature,
  claimsFeature,
  sendsFeature,
  issuingFeature,
  linksFeature,
  importsFeature,
  builderFeature,
  historyFeature,
  notificationsFeature,
  doorFeature,
  pushFeature,
  channelFeature,
  conversationsFeature,
  digestsFeature,
  presentingFeature,
  givingFeature,
  outsideAccountsFeature,
  challengesFeature,
  questsFeature,
  subIssuersFeature,
  promoteFeature,
  developersFeature,
  webhooksFeature,
  insightsFeature,
  leavingFeature,
]

connect(FEATURES)

/** Every call of the product, with its verb. */
export const ROUTES: Route[] = FEATURES.flatMap(({ routes = [] }) => routes)
/** Every job, by its queue's name. */
export const JOBS: JobHandlers = Object.assign({}, ...FEATURES.map(({ jobs }) => jobs))
/** The jobs of e-mails that a person waits for: links and codes. */
export const AWAITED_JOBS = FEATURES.flatMap(({ awaited = [] }) => awaited)
/** Pages and pictures outside of the API. */
export const PAGES = FEATURES.flatMap(({ pages = [] }) => pages)
