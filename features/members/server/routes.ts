import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { leaveIssuer } from './leave-issuer.ts'

/** The calls of members. */
export const membersRoutes: Route[] = [route(contract.leaveIssuer, leaveIssuer)]
