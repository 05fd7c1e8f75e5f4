import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { updateIssuer } from '../profile/server/update-issuer.ts'
import { createIssuer } from '../sign-up/server/create-issuer.ts'
import { regenerateApiKey } from './api-keys/regenerate-api-key.ts'
import { showApiKey } from './api-keys/show-api-key.ts'
import { didDocument } from './did-document.ts'
import { followEvents } from './follow-events.ts'
import { followOperation } from './follow-operation.ts'
import { getIssuer } from './get-issuer.ts'
import { isRegistered } from './is-registered.ts'

/** The calls of the issuer's own account. */
export const issuersRoutes: Route[] = [
  route(contract.createIssuer, createIssuer),
  route(contract.getIssuer, getIssuer),
  route(contract.updateIssuer, updateIssuer),
  route(contract.regenerateApiKey, regenerateApiKey),
  route(contract.showApiKey, showApiKey),
  route(contract.isRegistered, isRegistered),
  route(contract.followOperation, followOperation),
  route(contract.followEvents, followEvents),
  route(contract.didDocument, didDocument),
]
