import { eq } from 'drizzle-orm'
import { PROVIDERS, type Provider } from '#features/outside-accounts/rules.ts'
import type { Context } from '#platform/context.ts'
import { NETWORK_MAX } from '../../rules.ts'
import { challengeSettings } from '../tables.ts'

export type CheckLimits = { perDay: Record<Provider, number>; network: number }

/** A community's limits: its own within those of the operator (`CHECKS_PER_DAY`), which hold without a row. */
export async function limitsOf(ctx: Context, issuerId: string): Promise<CheckLimits> {
  const [row] = await ctx.db.select().from(challengeSettings).where(eq(challengeSettings.issuerId, issuerId))
  const most = ctx.config.checksPerDay
  const perDay = PROVIDERS.map((provider) => [provider, Math.min(row?.perDay[provider] ?? most, most)])
  return { perDay: Object.fromEntries(perDay) as CheckLimits['perDay'], network: row?.network ?? NETWORK_MAX }
}
