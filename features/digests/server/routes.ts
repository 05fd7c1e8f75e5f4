import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { getDigest } from './get-digest.ts'
import { updateDigest } from './update-digest.ts'

/** The calls of digests. */
export const digestsRoutes: Route[] = [route(contract.getDigest, getDigest), route(contract.updateDigest, updateDigest)]
