import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { PROVIDERS } from '#features/outside-accounts/rules.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { challengeSettings } from '../tables.ts'
import { limitsOf } from './limits-of.ts'

type Update = typeof contract.updateCheckLimits

/**
 * Changes a community's limits of checks; providers that are not named keep theirs. Throws `limitInvalid` for an unknown
 * provider, and above what the operator allows.
 */
export function updateCheckLimits(ctx: AdminContext, { providers, network }: Input<Update>): Promise<Output<Update>> {
  return inTransaction(ctx, async (ctx) => {
    const { issuerId } = ctx.actor
    for (const [provider, limit] of Object.entries(providers)) {
      const isKnown = PROVIDERS.some((known) => known === provider)
      if (!isKnown || limit > ctx.config.checksPerDay) throw new Problem('limitInvalid')
    }
    const { perDay: before } = await limitsOf(ctx, issuerId)
    const row = { perDay: { ...before, ...providers }, network }
    await ctx.db
      .insert(challengeSettings)
      .values({ issuerId, ...row })
      .onConflictDoUpdate({ target: challengeSettings.issuerId, set: row })
    await recordEvent(ctx, { action: 'challengeLimits.updated', subjectId: issuerId, detail: { network } })
    return {}
  })
}
