import { type Route, route } from '#platform/serve.ts'
import * as contract from '../../contract.ts'
import * as wallet from '../../wallet-contract.ts'
import { createKiosk } from './create-kiosk.ts'
import { giveEvidence } from './give-evidence.ts'
import { showAskSecret } from './show-ask-secret.ts'
import { showKiosk } from './show-kiosk.ts'

/** The calls of our own types of challenge. */
export const ownTypesRoutes: Route[] = [
  route(contract.createKiosk, createKiosk),
  route(contract.showKiosk, showKiosk),
  route(contract.showAskSecret, showAskSecret),
  route(wallet.giveEvidence, giveEvidence),
]
