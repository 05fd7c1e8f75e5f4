import { randomInt } from 'node:crypto'
import type { Input } from '#base/endpoint.ts'
import { hashText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { keepChallenge } from '../../server/queries.ts'
import type * as contract from '../contract.ts'
import { CHALLENGE_LENGTH, CHALLENGE_MINUTES, CHALLENGES_AN_HOUR } from '../rules.ts'
import { dynamicLink } from './challenge-state.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Creates a challenge of 32 letters and digits that lives five minutes, with the secret (256 bits) that redeems it and
 * the two digits that the wallet asks for. Throws `tooManyRequests`.
 */
export async function createChallenge(ctx: Context, { signup }: Input<typeof contract.createChallenge>) {
  await takeRate(ctx, `challenges:${ctx.network}`, { limit: CHALLENGES_AN_HOUR.made, seconds: 3600 })
  const now = ctx.now()
  const challenge = Array.from({ length: CHALLENGE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const number = String(randomInt(10, 100))
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000)
  await keepChallenge(ctx, {
    challenge,
    secretHash: hashText(secret),
    number,
    signup,
    device: ctx.device,
    network: ctx.networkName,
    createdAt: now,
    expiresAt,
  })
  const link = dynamicLink(ctx, challenge)
  return { challenge, dynamicLink: link, secret, number, expiresAt: expiresAt.toISOString() }
}
