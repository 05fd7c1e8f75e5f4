import { badgesChanged } from '#features/badges/hooks.ts'
import { timeZoneChanged } from '#features/issuers/hooks.ts'
import { membershipChanged, unreadCounted } from '#features/members/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { titlesOfCauses } from '../hooks.ts'
import { eraseFromRankings, eraseRankingOf } from '../ranking/server/erase-ranking.ts'
import { forgetNames } from '../ranking/server/follow-names.ts'
import { moveNames } from '../ranking/server/move-names.ts'
import { rankingRoutes } from '../ranking/server/routes.ts'
import { shownRankings } from '../ranking/server/shown-rankings.ts'
import { closeBook, erasePoints } from './erase-points.ts'
import { bookOrReverseBadges } from './follow-badges.ts'
import { followMembership } from './follow-membership.ts'
import { movePoints } from './move-points.ts'
import { pointsRoutes } from './routes.ts'
import { jobRebuildStandings } from './standings/job-rebuild-standings.ts'
import { titleBadges } from './title-badges.ts'

/** What this feature brings to the product. */
export const pointsFeature: Feature = {
  name: 'points',
  routes: [...pointsRoutes, ...rankingRoutes],
  jobs: { 'rebuild-standings': jobRebuildStandings },
  on: [
    // Members' rows hold points, and their listener has locked the community's members, as each booking does.
    badgesChanged.on(bookOrReverseBadges, { locks: 'members', after: ['members'] }),
    membershipChanged.on(followMembership, { locks: 'standings' }),
    membershipChanged.on(forgetNames),
    unreadCounted.on(shownRankings),
    // Seasons begin at other instants in another zone.
    timeZoneChanged.on((ctx, { issuerId }) => ctx.jobs.send(ctx, 'rebuild-standings', { issuerId })),
    titlesOfCauses.badges.by(titleBadges),
  ],
  person: {
    erase: [
      { run: (ctx, { holderIds }) => erasePoints(ctx, holderIds), locks: 'members', after: ['members'] },
      { run: (ctx, { holderIds }) => eraseFromRankings(ctx, holderIds) },
    ],
    merge: [{ run: movePoints, locks: 'members', after: ['badges', 'members'] }, { run: moveNames }],
  },
  community: {
    erase: [
      { run: (ctx, { issuerId }) => closeBook(ctx, issuerId), locks: 'members', after: ['members'] },
      { run: (ctx, { issuerId }) => eraseRankingOf(ctx, issuerId), locks: 'standings' },
    ],
  },
}
