import { type Route, route } from '#platform/serve.ts'
import * as contract from '../account-contract.ts'
import * as invitation from '../invitation-contract.ts'
import * as proof from '../proof-contract.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { acceptInvitationByCode } from './accept-invitation-by-code.ts'
import { askProof } from './ask-proof.ts'
import { confirmProof } from './confirm-proof.ts'
import { createSignUpToken } from './create-sign-up-token.ts'
import { createSignUpTokenByLink } from './create-sign-up-token-by-link.ts'
import { declineInvitation } from './decline-invitation.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endOwnSession } from './end-own-session.ts'
import { getChooserToken } from './get-chooser-token.ts'
import { listAccounts } from './list-accounts.ts'
import { listOwnSessions } from './list-own-sessions.ts'
import { readInvitation } from './read-invitation.ts'
import { switchAccount } from './switch-account.ts'
import { switchBack } from './switch-back.ts'

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
