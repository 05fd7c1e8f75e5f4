import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import * as wallet from '../wallet-contract.ts'
import { adjustPoints } from './adjust-points.ts'
import { listMemberPoints } from './list-member-points.ts'
import { listStatement } from './list-statement.ts'

/** The calls of points. */
export const pointsRoutes: Route[] = [
  route(contract.adjustPoints, adjustPoints),
  route(contract.listMemberPoints, listMemberPoints),
  route(wallet.listStatement, listStatement),
]
