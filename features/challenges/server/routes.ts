import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import * as wallet from '../wallet-contract.ts'
import { checkChallenge } from './check-challenge.ts'
import { createChallenge } from './create-challenge.ts'
import { deleteChallenge } from './delete-challenge.ts'
import { listChallenges } from './list-challenges.ts'

/** The calls of challenges. */
export const challengesRoutes: Route[] = [
  route(contract.listChallenges, listChallenges),
  route(contract.createChallenge, createChallenge),
  route(contract.deleteChallenge, deleteChallenge),
  route(wallet.checkChallenge, checkChallenge),
]
