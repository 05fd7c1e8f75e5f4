import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { listMemberPoints } from '../statement/server/list-member-points.ts'
import { listStatement } from '../statement/server/list-statement.ts'
import * as wallet from '../wallet-contract.ts'
import { adjustPoints } from './adjust-points.ts'

/** The calls of points. */
export const pointsRoutes: Route[] = [
  route(contract.adjustPoints, adjustPoints),
  route(contract.listMemberPoints, listMemberPoints),
  route(wallet.listStatement, listStatement),
]
