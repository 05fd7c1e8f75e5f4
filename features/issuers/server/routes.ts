import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { createIssuer } from './create-issuer.ts'
import { didDocument } from './did-document.ts'
import { followEvents } from './follow-events.ts'
import { followOperation } from './follow-operation.ts'
import { getIssuer } from './get-issuer.ts'
import { isRegistered } from './is-registered.ts'
import { regenerateApiKey } from './regenerate-api-key.ts'
import { showApiKey } from './show-api-key.ts'
import { updateIssuer } from './update-issuer.ts'

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
