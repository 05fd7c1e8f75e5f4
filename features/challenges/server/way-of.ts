import type { OutsideCheck } from '#features/outside-accounts/rules.ts'
import { canAsk } from '#features/outside-accounts/server/ask-provider.ts'
import type { Config } from '#platform/config.ts'
import { type ChallengeType, isSignInOnly, providerOf, TYPES, type Way } from '../rules.ts'

type Question = OutsideCheck['kind']

/** How a type is verified on this server now: undefined for one that consists only of signing in at a provider that is off. */
export function wayOf(config: Config, type: ChallengeType): Way | undefined {
  const provider = providerOf(type)
  if (!provider) return type === 'evidence' ? 'review' : 'own'
  const kind = isSignInOnly(type) ? 'signedIn' : (type as Question)
  if (canAsk(config, provider, kind)) return 'connected'
  return isSignInOnly(type) ? undefined : 'review'
}

/** Whether a challenge asks for the name at X, which only a sign-in there proves, on a server where X is off. */
export function asksOffX(
  config: Config,
  { type, data }: { type: ChallengeType; data: Record<string, unknown> },
): boolean {
  return type === 'vcAuth' && data.vcKey === 'xUsername' && !canAsk(config, 'x', 'signedIn')
}

/** The types that this server offers, with the way of each. */
export function offeredTypes(config: Config): { type: ChallengeType; way: Way }[] {
  return TYPES.flatMap((type) => {
    const way = wayOf(config, type)
    return way ? [{ type, way }] : []
  })
}
