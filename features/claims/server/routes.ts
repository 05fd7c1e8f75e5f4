import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import * as protocol from '../protocol-contract.ts'
import { createSessions } from './create-sessions.ts'
import { credentialOffer } from './credential-offer.ts'
import { enterByClaim } from './enter-by-claim.ts'
import { exchangeCode } from './exchange-code.ts'
import { getClaim } from './get-claim.ts'
import { issueCredential } from './issue-credential.ts'
import { issueNonce } from './issue-nonce.ts'
import { authorizationServer, issuerMetadata } from './issuer-metadata.ts'
import { listSessions } from './list-sessions.ts'
import { preflight } from './preflight.ts'
import { resendSession } from './resend-session.ts'
import { resumeSession } from './resume-session.ts'
import { revokeSession } from './revoke-session.ts'
import { suspendSession } from './suspend-session.ts'
import { unsubscribe } from './unsubscribe.ts'
import { updateSessionNote } from './update-session-note.ts'

/** Sending, and claiming by OpenID4VCI. */
export const claimsRoutes: Route[] = [
  route(contract.createSessions, createSessions),
  route(contract.preflight, preflight),
  route(contract.listSessions, listSessions),
  route(contract.updateSessionNote, updateSessionNote),
  route(contract.resendSession, resendSession),
  route(contract.revokeSession, revokeSession),
  route(contract.suspendSession, suspendSession),
  route(contract.resumeSession, resumeSession),
  route(contract.getClaim, getClaim),
  route(contract.enterByClaim, enterByClaim),
  route(contract.unsubscribe, unsubscribe),
  route(protocol.issuerMetadata, issuerMetadata),
  route(protocol.authorizationServer, authorizationServer),
  route(protocol.credentialOffer, credentialOffer),
  route(protocol.exchangeCode, exchangeCode),
  route(protocol.issueNonce, issueNonce),
  route(protocol.issueCredential, issueCredential),
]
