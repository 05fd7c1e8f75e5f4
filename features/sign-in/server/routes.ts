import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { finalizeCode } from './finalize-code.ts'
import { finalizeLink } from './finalize-link.ts'
import { getCaptcha } from './get-captcha.ts'
import { logOff } from './log-off.ts'
import { requestLink } from './request-link.ts'
import { solveCaptcha } from './solve-captcha.ts'
import { verifyLink } from './verify-link.ts'

/** The calls of signing in by e-mail. */
export const signInRoutes: Route[] = [
  route(contract.getCaptcha, getCaptcha),
  route(contract.solveCaptcha, solveCaptcha),
  route(contract.requestLink, requestLink),
  route(contract.verifyLink, verifyLink),
  route(contract.finalizeLink, finalizeLink),
  route(contract.finalizeCode, finalizeCode),
  route(contract.logOff, logOff),
]
