import { Problem } from '#base/problem.ts'
import type { ChallengeType } from '../rules.ts'
import { checkOwnsBadges, checkSentBadges } from './check-badges.ts'
import type { TypeCheck } from './check-of-type.ts'
import { checkOutside } from './check-outside.ts'
import { checkShare } from './check-share.ts'

const connected: TypeCheck = { runs: 'outside', check: checkOutside }
const unbuilt: TypeCheck = {
  runs: 'inside',
  check: async () => {
    throw new Problem('notNow')
  },
}

/** How each type is checked. */
export const CHECKS: Record<ChallengeType, TypeCheck> = {
  vcAuth: { runs: 'inside', check: checkShare },
  ownsBadges: { runs: 'inside', check: checkOwnsBadges },
  sentBadges: { runs: 'inside', check: checkSentBadges },
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
  code: unbuilt,
  quiz: unbuilt,
  visit: unbuilt,
  evidence: {
    runs: 'inside',
    check: async () => {
      throw new Problem('evidenceNeeded')
    },
  },
  ask: unbuilt,
}
