import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import { type OutsideCheck, type OutsideVerdict, PROVIDERS, type Provider } from '../rules.ts'

/** The providers for which this server has settings. */
export function providersOn(config: Config): Provider[] {
  return PROVIDERS.filter((provider) => config.outside[provider] !== undefined)
}

/** Whether a provider can answer a question here: it is on, and where Meta must grant a permission, it did. */
export function canAsk(config: Config, provider: Provider, kind: OutsideCheck['kind']): boolean {
  const { facebook, telegram } = config.outside
  if (config.outside[provider] === undefined) return false
  if (kind === 'facebookFollow') return facebook?.granted.includes('user_likes') ?? false
  if (kind === 'facebookPost') return facebook?.granted.includes('user_posts') ?? false
  if (kind === 'telegramJoin') return telegram?.botToken !== undefined
  return true
}

/**
 * Asks a provider about a holder's linked account, outside of any transaction, with the token that was given for this
 * purpose; the token is discarded once the answer is a verdict.
 */
export async function askProvider(
  _ctx: Context,
  _asked: { holderId: string; provider: Provider; purpose: string; check: OutsideCheck },
): Promise<OutsideVerdict> {
  throw new Error('Outside accounts are not built yet')
}
