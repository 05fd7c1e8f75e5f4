import { pbkdf2Sync } from 'node:crypto'
import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib'
import type { CallInput, Endpoint, Output } from '#base/endpoint.ts'
import { getCaptcha, solveCaptcha } from '../../contract.ts'

type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Output<E>>

/** Synchronous PBKDF2: switching threads at each of its thousand rounds takes longer than the rounds. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => ({
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, 'sha256'),
})

/** Solves a captcha as the browser does and returns its pass. */
export async function solvePuzzle(ask: Ask): Promise<string> {
  const challenge = (await ask(getCaptcha, {})) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return (await ask(solveCaptcha, { solution: payload })).captchaSolution
}
