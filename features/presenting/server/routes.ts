import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import * as protocol from '../protocol-contract.ts'
import { createVerifier } from '../verifiers/server/create-verifier.ts'
import { endVerifier } from '../verifiers/server/end-verifier.ts'
import { listVerifiers } from '../verifiers/server/list-verifiers.ts'
import { askByVerifier, closeByVerifier, followByVerifier, getVerifier } from '../verifiers/server/verifier-page.ts'
import * as wallet from '../wallet-contract.ts'
import { answerRequest } from './answer-request.ts'
import { answerVerifier } from './answering/answer-verifier.ts'
import { declineRequest } from './answering/decline-request.ts'
import { openRequest } from './answering/open-request.ts'
import { prepareAnswer } from './answering/prepare-answer.ts'
import { closePresentation } from './close-presentation.ts'
import { countPresentations } from './count-presentations.ts'
import { createPresentation } from './create-presentation.ts'
import { declinePresentation } from './decline-presentation.ts'
import { followPresentation } from './follow-presentation.ts'
import { getRequestObject } from './get-request-object.ts'
import { openPresentation } from './open-presentation.ts'
import { showPresentation } from './show-presentation.ts'

/** Showing a badge to a verifier: studio, verifier links, wallet, and OpenID4VP. */
export const presentingRoutes: Route[] = [
  route(contract.createPresentation, createPresentation),
  route(contract.followPresentation, followPresentation),
  route(contract.closePresentation, closePresentation),
  route(contract.countPresentations, countPresentations),
  route(contract.createVerifier, createVerifier),
  route(contract.listVerifiers, listVerifiers),
  route(contract.endVerifier, endVerifier),
  route(contract.getVerifier, getVerifier),
  route(contract.askByVerifier, askByVerifier),
  route(contract.followByVerifier, followByVerifier),
  route(contract.closeByVerifier, closeByVerifier),
  route(protocol.getRequestObject, getRequestObject),
  route(protocol.answerRequest, answerRequest),
  route(wallet.openPresentation, openPresentation),
  route(wallet.showPresentation, showPresentation),
  route(wallet.declinePresentation, declinePresentation),
  route(wallet.openRequest, openRequest),
  route(wallet.prepareAnswer, prepareAnswer),
  route(wallet.answerVerifier, answerVerifier),
  route(wallet.declineRequest, declineRequest),
]
