import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { createKey } from './create-key.ts'
import { endKey } from './end-key.ts'
import { listKeys } from './list-keys.ts'
import { renameKey } from './rename-key.ts'
import { rotateKey } from './rotate-key.ts'

/** The calls that manage keys with scopes. */
export const developersRoutes: Route[] = [
  route(contract.listKeys, listKeys),
  route(contract.createKey, createKey),
  route(contract.renameKey, renameKey),
  route(contract.rotateKey, rotateKey),
  route(contract.endKey, endKey),
]
