import { route } from '#platform/http/serve.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import * as contract from '../contract.ts'
import { openGate } from './open-gate.ts'

/** What this feature brings to the product. */
export const gateFeature: Feature = {
  name: 'gate',
  routes: [route(contract.openGate, openGate)],
}
