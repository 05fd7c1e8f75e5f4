import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { decideRequest } from '../decision/server/decide-request.ts'
import { readRequest } from '../decision/server/read-request.ts'
import { checkDomain } from '../evidence/server/check-domain.ts'
import { createEmailVerification } from '../evidence/server/create-email-verification.ts'
import { didConfiguration } from '../evidence/server/did-configuration.ts'
import { getDomain } from '../evidence/server/get-domain.ts'
import { getDomainFile } from '../evidence/server/get-domain-file.ts'
import { submitEmailValidation } from '../evidence/server/submit-email-validation.ts'
import { getPromotion } from './get-promotion.ts'
import { requestPromotion } from './request-promotion.ts'

/** The calls of the mark: what supports it, the request, and the operator's decision. */
export const promoteRoutes: Route[] = [
  route(contract.createEmailVerification, createEmailVerification),
  route(contract.submitEmailValidation, submitEmailValidation),
  route(contract.getDomain, getDomain),
  route(contract.getDomainFile, getDomainFile),
  route(contract.checkDomain, checkDomain),
  route(contract.didConfiguration, didConfiguration),
  route(contract.getPromotion, getPromotion),
  route(contract.requestPromotion, requestPromotion),
  route(contract.readRequest, readRequest),
  route(contract.decideRequest, decideRequest),
]
