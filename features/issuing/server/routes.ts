import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import * as protocol from '../protocol/contract.ts'
import { badgeType } from '../protocol/server/badge-type.ts'
import { credentialOffer, sdJwtOffer } from '../protocol/server/credential-offer.ts'
import { exchangeCode } from '../protocol/server/exchange-code.ts'
import { issueCredential } from '../protocol/server/issue-credential.ts'
import { issueNonce } from '../protocol/server/issue-nonce.ts'
import {
  authorizationServer,
  communityAuthorization,
  communityMetadata,
  issuerMetadata,
} from '../protocol/server/issuer-metadata.ts'
import { templateType } from '../protocol/server/template-type.ts'
import { confirmEntry } from './confirm-entry.ts'
import { enterByClaim } from './enter-by-claim.ts'
import { enterLink } from './enter-link.ts'
import { getClaim } from './get-claim.ts'
import { listWaiting } from './list-waiting.ts'
import { nameClaim } from './name-claim.ts'
import { notifyIssuer } from './notify-issuer.ts'
import { reportOpening } from './report-opening.ts'

/** The calls of the claim page, and OpenID4VCI. */
export const issuingRoutes: Route[] = [
  route(contract.getClaim, getClaim),
  route(contract.reportOpening, reportOpening),
  route(contract.listWaiting, listWaiting),
  route(contract.enterByClaim, enterByClaim),
  route(contract.enterLink, enterLink),
  route(contract.nameClaim, nameClaim),
  route(contract.confirmEntry, confirmEntry),
  route(protocol.issuerMetadata, issuerMetadata),
  route(protocol.communityMetadata, communityMetadata),
  route(protocol.communityMetadataBelow, communityMetadata),
  route(protocol.badgeType, badgeType),
  route(protocol.templateType, templateType),
  route(protocol.authorizationServer, authorizationServer),
  route(protocol.communityAuthorization, communityAuthorization),
  route(protocol.communityAuthorizationBelow, communityAuthorization),
  route(protocol.credentialOffer, credentialOffer),
  route(protocol.sdJwtOffer, sdJwtOffer),
  route(protocol.exchangeCode, exchangeCode),
  route(protocol.issueNonce, issueNonce),
  route(protocol.issueCredential, issueCredential),
  route(protocol.notifyIssuer, notifyIssuer),
]
