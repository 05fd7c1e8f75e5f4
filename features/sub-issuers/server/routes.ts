import { getSubInvitation as getSubInvitationContract } from '#features/issuers/sign-up/invited-contract.ts'
import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { deleteSub } from './delete-sub.ts'
import { getParent } from './get-parent.ts'
import { getSubInvitation } from './get-sub-invitation.ts'
import { inviteSubs } from './invite-subs.ts'
import { keepOwn, keepSub } from './keep-sub.ts'
import { listSubs } from './list-subs.ts'
import { leaveParent, releaseSub } from './release-sub.ts'
import { resendSub } from './resend-sub.ts'
import { withdrawSub } from './withdraw-sub.ts'

/** The calls for communities inside of another one. */
export const subIssuersRoutes: Route[] = [
  route(getSubInvitationContract, getSubInvitation),
  route(contract.inviteSubs, inviteSubs),
  route(contract.resendSub, resendSub),
  route(contract.withdrawSub, withdrawSub),
  route(contract.listSubs, listSubs),
  route(contract.releaseSub, releaseSub),
  route(contract.deleteSub, deleteSub),
  route(contract.keepSub, keepSub),
  route(contract.getParent, getParent),
  route(contract.leaveParent, leaveParent),
  route(contract.keepOwn, keepOwn),
]
