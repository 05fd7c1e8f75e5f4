import type { FastifyReply } from 'fastify'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { countInWindow } from '#platform/http/rate-limit.ts'
import { CALLS_PER_MINUTE } from '../rules.ts'
import { keyIdOf } from './key-of-actor.ts'

const WINDOW_SECONDS = 60

/**
 * Counts a call of a key in its minute and tells it what is left, in the headers `RateLimit-Policy` and `RateLimit` (IETF
 * draft-ietf-httpapi-ratelimit-headers). Throws `tooManyRequests` with `Retry-After` over the limit.
 */
export async function countCall(ctx: Context, reply: Pick<FastifyReply, 'header'>): Promise<void> {
  const { taken, endsInSeconds } = await countInWindow(ctx, `key ${keyIdOf(ctx.actor)}`, WINDOW_SECONDS)
  reply.header('ratelimit-policy', `"key";q=${CALLS_PER_MINUTE};w=${WINDOW_SECONDS}`)
  reply.header('ratelimit', `"key";r=${Math.max(0, CALLS_PER_MINUTE - taken)};t=${endsInSeconds}`)
  if (taken <= CALLS_PER_MINUTE) return
  reply.header('retry-after', endsInSeconds)
  throw new Problem('tooManyRequests')
}
