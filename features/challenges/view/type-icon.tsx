import type { ChallengeType } from '../rules.ts'
import { TYPES_IN_VIEW } from '../types/view.ts'

/** The drawing of a type of challenge; decoration. */
export function TypeIcon({ type, size = 20 }: { type: ChallengeType; size?: number }) {
  const { Icon } = TYPES_IN_VIEW[type]
  return <Icon size={size} aria-hidden />
}
