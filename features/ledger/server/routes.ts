import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { getCheckpoint } from './get-checkpoint.ts'
import { getConsistency } from './get-consistency.ts'
import { getProof } from './get-proof.ts'

export const ledgerRoutes: Route[] = [
  route(contract.getCheckpoint, getCheckpoint),
  route(contract.getProof, getProof),
  route(contract.getConsistency, getConsistency),
]
