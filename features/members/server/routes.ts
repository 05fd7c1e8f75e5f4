import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import * as wallet from '../wallet-contract.ts'
import { getCommunity } from './get-community.ts'
import { leaveIssuer } from './leave-issuer.ts'
import { listCommunities } from './list-communities.ts'

/** The calls of members. */
export const membersRoutes: Route[] = [
  route(contract.leaveIssuer, leaveIssuer),
  route(wallet.listCommunities, listCommunities),
  route(wallet.getCommunity, getCommunity),
]
