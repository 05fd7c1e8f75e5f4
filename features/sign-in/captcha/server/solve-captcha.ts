import { type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { signings } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { spendOnce } from '../../server/queries.ts'
import { captchaSecrets } from './captcha-secrets.ts'
import { makeCaptchaPass } from './take-captcha-pass.ts'

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().min(1).max(200),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * Checks the widget's payload (base64 of JSON) and returns a pass for one call; a puzzle gives one pass. Throws
 * `captchaFailed`.
 */
export async function solveCaptcha(
  ctx: Context,
  { solution }: Input<typeof contract.solveCaptcha>,
): Promise<Output<typeof contract.solveCaptcha>> {
  const payload = readPayload(solution)
  if (!payload) throw new Problem('captchaFailed')
  const { expiresAt, nonce } = payload.challenge.parameters
  const ends = new Date(expiresAt * 1000)
  if (!(ends > ctx.now())) throw new Problem('captchaFailed')
  if (!(await isSolved(ctx, payload)) || !(await spendOnce(ctx, `puzzle:${nonce}`, ends)))
    throw new Problem('captchaFailed')
  return { captchaSolution: makeCaptchaPass(ctx) }
}

async function isSolved(ctx: Context, payload: z.output<typeof payloadSchema>): Promise<boolean> {
  // altcha-lib refuses what the signature does not cover; the schema only guards the fields read here.
  const solved = payload as unknown as Payload
  for (const config of signings(ctx.config)) {
    const { verified } = await verifySolution({ ...solved, deriveKey, ...captchaSecrets(config) })
    if (verified) return true
  }
  return false
}

function readPayload(solution: string): z.output<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8')))
  } catch {
    return undefined
  }
}
