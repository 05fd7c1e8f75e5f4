import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { peopleRoutes } from '../people/server/routes.ts'
import { reviewsRoutes } from '../reviews/server/routes.ts'
import { TYPES } from '../rules.ts'
import { TYPES_ON_SERVER } from '../types/server.ts'
import * as wallet from '../wallet-contract.ts'
import { checkChallenge } from './check-challenge.ts'
import { createChallenge } from './create-challenge.ts'
import { deleteChallenge } from './delete-challenge.ts'
import { getCheckLimits } from './limits/get-check-limits.ts'
import { updateCheckLimits } from './limits/update-check-limits.ts'
import { listChallenges } from './list-challenges.ts'
import { listOwnChallenges } from './list-own-challenges.ts'
import { previewChallenge } from './preview-challenge.ts'
import { withdrawValue } from './withdraw-value.ts'

/** The calls of challenges. */
export const challengesRoutes: Route[] = [
  route(contract.listChallenges, listChallenges),
  route(contract.addChallenge, createChallenge),
  route(contract.previewChallenge, previewChallenge),
  route(contract.deleteChallenge, deleteChallenge),
  route(contract.getCheckLimits, getCheckLimits),
  route(contract.updateCheckLimits, updateCheckLimits),
  ...peopleRoutes,
  route(wallet.listOwnChallenges, listOwnChallenges),
  route(wallet.checkChallenge, checkChallenge),
  route(wallet.withdrawValue, withdrawValue),
  ...TYPES.flatMap((type) => TYPES_ON_SERVER[type].routes ?? []),
  ...reviewsRoutes,
]
