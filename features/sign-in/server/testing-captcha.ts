import type { Challenge } from 'altcha-lib'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import { getCaptcha, solveCaptcha } from '../contract.ts'

type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Output<E>>

/** Solves a captcha as the browser does and answers its pass. */
export async function solvePuzzle(ask: Ask): Promise<string> {
  const challenge = (await ask(getCaptcha, {})) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return (await ask(solveCaptcha, { solution: payload })).captchaSolution
}
