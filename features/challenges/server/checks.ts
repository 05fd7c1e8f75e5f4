import type { ChallengeType } from '../rules.ts'
import { checkBadges } from './check-badges.ts'
import type { TypeCheck } from './check-of-type.ts'
import { checkOutside } from './check-outside.ts'
import { checkShare } from './check-share.ts'
import { OWN_CHECKS } from './own-types/own-checks.ts'

const connected: TypeCheck = { runs: 'outside', check: checkOutside }
/** How each type is checked. */
export const CHECKS: Record<ChallengeType, TypeCheck> = {
  vcAuth: { runs: 'inside', check: checkShare },
  ownsBadges: { runs: 'inside', check: checkBadges },
  sentBadges: { runs: 'inside', check: checkBadges },
  xAuth: connected,
  xPost: connected,
  xFollow: connected,
  xRepost: connected,
  discordAuth: connected,
  discordJoin: connected,
  telegramAuth: connected,
  telegramJoin: connected,
  facebookAuth: connected,
  facebookFollow: connected,
  facebookPost: connected,
  linkedinAuth: connected,
  ...OWN_CHECKS,
}
