import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { openGate } from './open-gate.ts'

export const gateRoutes: Route[] = [route(contract.openGate, openGate)]
