import { type Route, route } from '#platform/http/serve.ts'
import * as challenge from '../by-wallet/contract.ts'
import { answerChallenge } from '../by-wallet/server/answer-challenge.ts'
import { createChallenge } from '../by-wallet/server/create-challenge.ts'
import { followChallenge } from '../by-wallet/server/follow-challenge.ts'
import { getChallenge } from '../by-wallet/server/get-challenge.ts'
import { refuseChallenge } from '../by-wallet/server/refuse-challenge.ts'
import { getCaptcha } from '../captcha/server/get-captcha.ts'
import { solveCaptcha } from '../captcha/server/solve-captcha.ts'
import * as contract from '../contract.ts'
import { finalizeCode } from './links/finalize-code.ts'
import { finalizeLink } from './links/finalize-link.ts'
import { requestLink } from './links/request-link.ts'
import { verifyLink } from './links/verify-link.ts'
import { logOff } from './log-off.ts'

/** The calls for signing in, by e-mail and by wallet. */
export const signInRoutes: Route[] = [
  route(contract.getCaptcha, getCaptcha),
  route(contract.solveCaptcha, solveCaptcha),
  route(contract.requestLink, requestLink),
  route(contract.verifyLink, verifyLink),
  route(contract.finalizeLink, finalizeLink),
  route(contract.finalizeCode, finalizeCode),
  route(contract.logOff, logOff),
  route(challenge.createChallenge, createChallenge),
  route(challenge.getChallenge, getChallenge),
  route(challenge.followChallenge, followChallenge),
  route(challenge.answerChallenge, answerChallenge),
  route(challenge.refuseChallenge, refuseChallenge),
]
