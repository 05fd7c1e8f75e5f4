import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { endShown } from '../sharing/server/end-shown.ts'
import { getShown } from '../sharing/server/get-shown.ts'
import { reportShown } from '../sharing/server/report-shown.ts'
import { shareKept } from '../sharing/server/share-kept.ts'
import { checkKept } from './check-kept.ts'
import { getKeptFile } from './get-kept-file.ts'
import { keepBadge } from './keep-badge.ts'
import { listKept } from './list-kept.ts'
import { readKeptBadge } from './read-kept-badge.ts'
import { removeKept } from './remove-kept.ts'
import { sealKept } from './seal-kept.ts'

/** The calls of badges that wallets keep from other issuers, and of their pages. */
export const keptBadgesRoutes: Route[] = [
  route(contract.readKeptBadge, readKeptBadge),
  route(contract.keepBadge, keepBadge),
  route(contract.listKept, listKept),
  route(contract.checkKept, checkKept),
  route(contract.getKeptFile, getKeptFile),
  route(contract.sealKept, sealKept),
  route(contract.shareKept, shareKept),
  route(contract.endShown, endShown),
  route(contract.removeKept, removeKept),
  route(contract.getShown, getShown),
  route(contract.reportShown, reportShown),
]
