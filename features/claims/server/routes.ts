import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { listSessions } from './list-sessions.ts'

/** Claims as rows of a history. */
export const claimsRoutes: Route[] = [route(contract.listSessions, listSessions)]
