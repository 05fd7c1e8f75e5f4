import { type OutsideCheck, PROVIDERS, type Provider } from '#features/outside-accounts/rules.ts'
import { canAsk, providersOn } from '#features/outside-accounts/server/ask-provider.ts'
import type { Config } from '#platform/settings/config.ts'

/** What each provider is asked besides signing in. */
const CHECKS: Record<Provider, OutsideCheck['kind'][]> = {
  x: ['xFollow', 'xPost', 'xRepost'],
  discord: ['discordJoin'],
  facebook: ['facebookFollow', 'facebookPost'],
  linkedin: [],
  telegram: ['telegramJoin'],
}

/** The providers of outside accounts, which of them are on, and which checks they cannot make with these settings. */
export function listProviders(config: Config, { isJson }: { isJson: boolean }): string {
  const on = providersOn(config)
  const rows = PROVIDERS.map((provider) => ({
    provider,
    on: on.includes(provider),
    withoutCheck: CHECKS[provider].filter((kind) => on.includes(provider) && !canAsk(config, provider, kind)),
  }))
  if (isJson) return JSON.stringify(rows, null, 2)
  const line = ({ provider, on, withoutCheck }: (typeof rows)[number]) =>
    `${provider.padEnd(10)}${on ? 'on' : 'off'}${withoutCheck.length > 0 ? `, a person reviews ${withoutCheck.join(', ')}` : ''}`
  return rows.map(line).join('\n')
}
