import { type Route, route } from '#platform/serve.ts'
import * as challenge from '../challenge-contract.ts'
import * as contract from '../contract.ts'
import { answerChallenge } from './answer-challenge.ts'
import { createChallenge } from './create-challenge.ts'
import { finalizeCode } from './finalize-code.ts'
import { finalizeLink } from './finalize-link.ts'
import { followChallenge } from './follow-challenge.ts'
import { getCaptcha } from './get-captcha.ts'
import { getChallenge } from './get-challenge.ts'
import { logOff } from './log-off.ts'
import { refuseChallenge } from './refuse-challenge.ts'
import { requestLink } from './request-link.ts'
import { solveCaptcha } from './solve-captcha.ts'
import { verifyLink } from './verify-link.ts'

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
