import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { checkDomain } from './check-domain.ts'
import { createEmailVerification } from './create-email-verification.ts'
import { decideRequest } from './decide-request.ts'
import { getDomain } from './get-domain.ts'
import { getDomainFile } from './get-domain-file.ts'
import { getPromotion } from './get-promotion.ts'
import { readRequest } from './read-request.ts'
import { requestPromotion } from './request-promotion.ts'
import { submitEmailValidation } from './submit-email-validation.ts'

/** The calls of the mark: what supports it, the request, and the operator's decision. */
export const promoteRoutes: Route[] = [
  route(contract.createEmailVerification, createEmailVerification),
  route(contract.submitEmailValidation, submitEmailValidation),
  route(contract.getDomain, getDomain),
  route(contract.getDomainFile, getDomainFile),
  route(contract.checkDomain, checkDomain),
  route(contract.getPromotion, getPromotion),
  route(contract.requestPromotion, requestPromotion),
  route(contract.readRequest, readRequest),
  route(contract.decideRequest, decideRequest),
]
