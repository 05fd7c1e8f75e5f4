import { createChallenge, randomInt } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Context } from '#platform/context.ts'
import { captchaSecrets } from './captcha-secrets.ts'

/** How long a puzzle can be solved. */
const PUZZLE_MS = 10 * 60 * 1000
/** Rounds that a solver needs, at a cost of `CAPTCHA_COST` iterations each: half a second in a browser. */
const ROUNDS = { least: 1000, most: 2000 }

/** A proof-of-work puzzle (ALTCHA, PBKDF2), signed so that the server stores nothing. */
export async function getCaptcha(ctx: Context): Promise<Record<string, unknown>> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ctx.config.captchaCost,
    counter: randomInt(ROUNDS.least, ROUNDS.most),
    deriveKey,
    expiresAt: new Date(ctx.now().getTime() + PUZZLE_MS),
    ...captchaSecrets(ctx.config),
  })
  return { ...challenge }
}
