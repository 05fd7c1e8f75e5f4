import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { listOwnNames } from './list-own-names.ts'
import { removeOwnName, setOwnName } from './set-own-name.ts'

/** The calls of names. */
export const namesRoutes: Route[] = [
  route(contract.listOwnNames, listOwnNames),
  route(contract.setOwnName, setOwnName),
  route(contract.removeOwnName, removeOwnName),
]
