import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import * as wallet from '../wallet-contract.ts'
import { exportMembers } from './export-members.ts'
import { getCommunity } from './get-community.ts'
import { getMember } from './get-member.ts'
import { leaveIssuer } from './leave-issuer.ts'
import { listCommunities } from './list-communities.ts'
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
