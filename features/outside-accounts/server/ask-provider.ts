import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import type { OutsideCheck, OutsideVerdict, Provider } from '../rules.ts'

/** The providers for which this server has settings. */
export function providersOn(_config: Config): Provider[] {
  return []
}

/** Whether a provider can answer a question here: it is on, and where Meta must grant a permission, it did. */
export function canAsk(_config: Config, _provider: Provider, _kind: OutsideCheck['kind']): boolean {
  return false
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
