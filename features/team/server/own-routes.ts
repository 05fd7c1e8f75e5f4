import { type Route, route } from '#platform/serve.ts'
import * as contract from '../own-contract.ts'
import { getOwnRights } from './get-own-rights.ts'

export const ownRightsRoutes: Route[] = [route(contract.getOwnRights, getOwnRights)]
