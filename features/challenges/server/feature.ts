import { badgesChanged } from '#features/badges/hooks.ts'
import { giftsMarked } from '#features/giving/hooks.ts'
import { adminChanged } from '#features/issuers/hooks.ts'
import { namedByChallenges } from '#features/issuing/hooks.ts'
import { membershipChanged } from '#features/members/hooks.ts'
import { titlesOfCauses } from '#features/points/hooks.ts'
import { openClaimsEnd } from '#features/templates/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { followReviewers } from '../reviews/server/follow-reviewers.ts'
import { followBadges, followJoined, recheckGivers } from '../types/badges/server/follow-badges.ts'
import { jobAwardChallenge } from '../types/badges/server/job-award-challenge.ts'
import { jobRecheckPasses } from '../types/badges/server/job-recheck-passes.ts'
import { followTemplate } from './follow-template.ts'
import { jobCheckChallenge } from './job-check-challenge.ts'
import { eraseChallengesIn, eraseChallengesOf } from './keeping/erase-passes.ts'
import { followLeft } from './keeping/follow-left.ts'
import { lockMergedPasses, movePasses } from './keeping/move-passes.ts'
import { isNamed } from './queries.ts'
import { challengesRoutes } from './routes.ts'
import { titlesOfChallenges } from './titles-of-causes.ts'

/** What this feature brings to the product. */
export const challengesFeature: Feature = {
  name: 'challenges',
  routes: challengesRoutes,
  jobs: {
    'award-challenge': jobAwardChallenge,
    'recheck-passes': jobRecheckPasses,
    'check-challenge': jobCheckChallenge,
  },
  on: [
    badgesChanged.on(followBadges),
    membershipChanged.on(followJoined),
    membershipChanged.on(followLeft, { locks: 'passes' }),
    giftsMarked.on(recheckGivers),
    openClaimsEnd.on(followTemplate),
    adminChanged.on(followReviewers),
    titlesOfCauses.challenges.by(titlesOfChallenges),
    namedByChallenges.by(isNamed),
  ],
  person: {
    // Passes are written before members are locked, where challenges are passed too.
    erase: [{ run: (ctx, { holderIds }) => eraseChallengesOf(ctx, holderIds), locks: 'people' }],
    merge: [
      { run: lockMergedPasses, locks: 'people' },
      { run: movePasses, after: ['badges', 'members', 'points'] },
    ],
  },
  community: { erase: [{ run: (ctx, { issuerId }) => eraseChallengesIn(ctx, issuerId), locks: 'people' }] },
}
