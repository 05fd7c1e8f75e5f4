import type { Config } from '#platform/settings/config.ts'
import { type ChallengeType, TYPES, type Way } from '../rules.ts'
import { TYPES_ON_SERVER } from '../types/server.ts'

/** How a type is verified on this server now: undefined for one that consists only of signing in at a provider that is off. */
export function wayOf(config: Config, type: ChallengeType): Way | undefined {
  const { way } = TYPES_ON_SERVER[type]
  return way ? way(config) : 'own'
}

/** Whether a challenge asks for what only a provider can prove that is off on this server. */
export function isOff(config: Config, { type, data }: { type: ChallengeType; data: Record<string, unknown> }): boolean {
  return TYPES_ON_SERVER[type].isOff?.(config, data) ?? false
}

/** The types that this server offers, with the way of each. */
export function offeredTypes(config: Config): { type: ChallengeType; way: Way }[] {
  return TYPES.flatMap((type) => {
    const way = wayOf(config, type)
    return way ? [{ type, way }] : []
  })
}
