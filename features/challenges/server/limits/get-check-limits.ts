import type { Output } from '#base/endpoint.ts'
import { providersOn } from '#features/outside-accounts/server/ask-provider.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { limitsOf } from './limits-of.ts'
import { usedToday } from './take-check.ts'

/** A community's limits of checks, with what was used in the last 24 hours, for the providers of this server. */
export async function getCheckLimits(ctx: AdminContext): Promise<Output<typeof contract.getCheckLimits>> {
  const { issuerId } = ctx.actor
  const { perDay, network } = await limitsOf(ctx, issuerId)
  const providers = []
  for (const provider of providersOn(ctx.config)) {
    const used = await usedToday(ctx, issuerId, provider)
    providers.push({ provider, perDay: perDay[provider], usedToday: used, most: ctx.config.checksPerDay })
  }
  return { providers, network }
}
