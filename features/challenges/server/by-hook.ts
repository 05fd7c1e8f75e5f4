import type { ChallengeType } from '../rules.ts'
import { TYPES_ON_SERVER } from '../types/server.ts'
import type { TypeOnServer } from './type-on-server.ts'

type Hook = 'shownTo' | 'listed' | 'awardNew'

/** Challenges by what their types do at a point, of which types of one family share one; those that do nothing are left out. */
export function byHook<H extends Hook, C extends { type: ChallengeType }>(
  hook: H,
  challenges: C[],
): [NonNullable<TypeOnServer[H]>, C[]][] {
  const groups = new Map<NonNullable<TypeOnServer[H]>, C[]>()
  for (const challenge of challenges) {
    const own = TYPES_ON_SERVER[challenge.type][hook]
    if (own) groups.set(own, [...(groups.get(own) ?? []), challenge])
  }
  return [...groups]
}
