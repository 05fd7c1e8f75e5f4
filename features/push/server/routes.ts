import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { getPush } from './get-push.ts'
import { subscribePush } from './subscribe-push.ts'
import { unsubscribePush } from './unsubscribe-push.ts'

/** The calls of notifications on a wallet's devices. */
export const pushRoutes: Route[] = [
  route(contract.getPush, getPush),
  route(contract.subscribePush, subscribePush),
  route(contract.unsubscribePush, unsubscribePush),
]
