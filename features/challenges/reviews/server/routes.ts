import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { giveEvidence as giveContract } from '../wallet-contract.ts'
import { decideReviews } from './decide-reviews.ts'
import { getEvidencePicture } from './get-evidence-picture.ts'
import { giveEvidence } from './give-evidence.ts'
import { listReviews } from './list-reviews.ts'
import { undoReviews } from './undo-reviews.ts'

/** The calls of the reviews. */
export const reviewsRoutes: Route[] = [
  route(giveContract, giveEvidence),
  route(contract.listReviews, listReviews),
  route(contract.decideReviews, decideReviews),
  route(contract.undoReviews, undoReviews),
  route(contract.getEvidencePicture, getEvidencePicture),
]
