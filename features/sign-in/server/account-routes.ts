import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../accounts/contract.ts'
import { createSignUpToken } from '../accounts/server/create-sign-up-token.ts'
import { createSignUpTokenByLink } from '../accounts/server/create-sign-up-token-by-link.ts'
import { endOtherSessions } from '../accounts/server/end-other-sessions.ts'
import { endOwnSession } from '../accounts/server/end-own-session.ts'
import { getChooserToken } from '../accounts/server/get-chooser-token.ts'
import { listAccounts } from '../accounts/server/list-accounts.ts'
import { listOwnSessions } from '../accounts/server/list-own-sessions.ts'
import { switchAccount } from '../accounts/server/switch-account.ts'
import { switchBack } from '../inside/server/switch-back.ts'
import * as invitation from '../invitations/contract.ts'
import { acceptInvitation } from '../invitations/server/accept-invitation.ts'
import { acceptInvitationByCode } from '../invitations/server/accept-invitation-by-code.ts'
import { declineInvitation } from '../invitations/server/decline-invitation.ts'
import { readInvitation } from '../invitations/server/read-invitation.ts'
import * as proof from '../proof/contract.ts'
import { askProof } from '../proof/server/ask-proof.ts'
import { confirmProof } from '../proof/server/confirm-proof.ts'

/** The calls for people with several communities or several devices, and for people who are invited to a community. */
export const accountRoutes: Route[] = [
  route(contract.getChooserToken, getChooserToken),
  route(contract.listAccounts, listAccounts),
  route(contract.switchAccount, switchAccount),
  route(contract.switchBack, switchBack),
  route(contract.createSignUpToken, createSignUpToken),
  route(contract.createSignUpTokenByLink, createSignUpTokenByLink),
  route(contract.listOwnSessions, listOwnSessions),
  route(contract.endOwnSession, endOwnSession),
  route(contract.endOtherSessions, endOtherSessions),
  route(invitation.readInvitation, readInvitation),
  route(invitation.acceptInvitation, acceptInvitation),
  route(invitation.acceptInvitationByCode, acceptInvitationByCode),
  route(invitation.declineInvitation, declineInvitation),
  route(proof.askProof, askProof),
  route(proof.confirmProof, confirmProof),
]
