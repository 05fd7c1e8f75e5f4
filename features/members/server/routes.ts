import { type Route, route } from '#platform/http/serve.ts'
import * as wallet from '../communities/contract.ts'
import { getCommunity } from '../communities/server/get-community.ts'
import { leaveIssuer } from '../communities/server/leave-issuer.ts'
import { listCommunities } from '../communities/server/list-communities.ts'
import * as contract from '../contract.ts'
import { exportMembers } from './export-members.ts'
import { getMember } from './get-member.ts'
import { listMembers } from './list-members.ts'
import { showAddresses } from './show-addresses.ts'

/** The calls of members. */
export const membersRoutes: Route[] = [
  route(contract.leaveIssuer, leaveIssuer),
  route(contract.listMembers, listMembers),
  route(contract.exportMembers, exportMembers),
  route(contract.getMember, getMember),
  route(contract.showAddresses, showAddresses),
  route(wallet.listCommunities, listCommunities),
  route(wallet.getCommunity, getCommunity),
]
