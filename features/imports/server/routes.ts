import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { importSessions } from './import-sessions.ts'

/** Sending to people listed in a file. */
export const importsRoutes: Route[] = [route(contract.importSessions, importSessions)]
