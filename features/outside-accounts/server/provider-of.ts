import { Problem } from '#base/problem.ts'
import type { Config } from '#platform/settings/config.ts'
import type { ProviderSettings } from '#platform/settings/outside-providers.ts'
import type { Provider } from '../rules.ts'
import { discord } from './discord-provider.ts'
import { facebook } from './facebook-provider.ts'
import { linkedin } from './linkedin-provider.ts'
import type { OutsideProvider, Person, Question, SignedIn } from './outside-provider.ts'
import { telegram } from './telegram-provider.ts'
import { x } from './x-provider.ts'

/** A provider with this server's settings for it. */
export type ReadyProvider = Pick<OutsideProvider, 'clientAuth' | 'hasPkce' | 'hasIdToken'> & {
  settings: ProviderSettings
  issuer: string
  authorization: string
  tokens: string
  scopes: string[]
  identify: (signedIn: SignedIn, now: Date) => Promise<Person>
  answer: (question: Question) => Promise<boolean>
}

/** A provider that is on; throws `providerOff`. */
export function providerOf({ outside }: Config, provider: Provider): ReadyProvider {
  if (provider === 'x') return withSettings(x, outside.x)
  if (provider === 'discord') return withSettings(discord, outside.discord)
  if (provider === 'facebook') return withSettings(facebook, outside.facebook)
  if (provider === 'linkedin') return withSettings(linkedin, outside.linkedin)
  return withSettings(telegram, outside.telegram)
}

function withSettings<S extends ProviderSettings>(provider: OutsideProvider<S>, settings?: S): ReadyProvider {
  if (!settings) throw new Problem('providerOff')
  const { clientAuth, hasPkce, hasIdToken, identify, answer } = provider
  return {
    settings,
    clientAuth,
    hasPkce,
    hasIdToken,
    issuer: provider.issuer(settings),
    authorization: provider.authorization(settings),
    tokens: provider.tokens(settings),
    scopes: provider.scopes(settings),
    identify: (signedIn, now) => identify(settings, signedIn, now),
    answer: (question) => answer(settings, question),
  }
}
