import { getSubInvitation as getSubInvitationContract } from '#features/issuers/invited-contract.ts'
import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { getParent } from './get-parent.ts'
import { getSubInvitation } from './get-sub-invitation.ts'
import { inviteSubs } from './invite-subs.ts'
import { listSubs } from './list-subs.ts'
import { resendSub } from './resend-sub.ts'
import { withdrawSub } from './withdraw-sub.ts'

/** The calls for communities inside of another one. */
export const subIssuersRoutes: Route[] = [
  route(getSubInvitationContract, getSubInvitation),
  route(contract.inviteSubs, inviteSubs),
  route(contract.resendSub, resendSub),
  route(contract.withdrawSub, withdrawSub),
  route(contract.listSubs, listSubs),
  route(contract.getParent, getParent),
]
