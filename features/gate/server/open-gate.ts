import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { sameText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type * as contract from '../contract.ts'
import { makeGatePass } from './gate-pass.ts'

const TRIES = { limit: 20, seconds: 10 * 60 }

/** Compares the password with the configured one (only an empty input passes when none is set) and signs the cookie's value. */
export async function openGate(
  ctx: Context,
  { password }: Input<typeof contract.openGate>,
): Promise<Output<typeof contract.openGate>> {
  await takeRate(ctx, `gate:${ctx.network}`, TRIES)
  if (!sameText(password, ctx.config.gatePassword)) throw new Problem('badPassword')
  return { pass: makeGatePass(ctx.config, ctx.now()) }
}
