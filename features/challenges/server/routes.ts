import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import * as wallet from '../wallet-contract.ts'
import { checkChallenge } from './check-challenge.ts'
import { createChallenge } from './create-challenge.ts'
import { deleteChallenge } from './delete-challenge.ts'
import { getCheckLimits } from './get-check-limits.ts'
import { listChallenges } from './list-challenges.ts'
import { listOwnChallenges } from './list-own-challenges.ts'
import { listPersonWallets } from './list-person-wallets.ts'
import { markSamePerson } from './mark-same-person.ts'
import { ownTypesRoutes } from './own-types/routes.ts'
import { previewChallenge } from './preview-challenge.ts'
import { reviewsRoutes } from './reviews/routes.ts'
import { separatePerson } from './separate-person.ts'
import { updateCheckLimits } from './update-check-limits.ts'
import { withdrawValue } from './withdraw-value.ts'

/** The calls of challenges. */
export const challengesRoutes: Route[] = [
  route(contract.listChallenges, listChallenges),
  route(contract.addChallenge, createChallenge),
  route(contract.previewChallenge, previewChallenge),
  route(contract.deleteChallenge, deleteChallenge),
  route(contract.getCheckLimits, getCheckLimits),
  route(contract.updateCheckLimits, updateCheckLimits),
  route(contract.markSamePerson, markSamePerson),
  route(contract.listPersonWallets, listPersonWallets),
  route(contract.separatePerson, separatePerson),
  route(wallet.listOwnChallenges, listOwnChallenges),
  route(wallet.checkChallenge, checkChallenge),
  route(wallet.withdrawValue, withdrawValue),
  ...ownTypesRoutes,
  ...reviewsRoutes,
]
