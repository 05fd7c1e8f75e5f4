import { badgesChanged, badgesRevoked, locksWithLists } from '#features/badges/hooks.ts'
import { communitiesOfHolders, profileChanged } from '#features/holders/hooks.ts'
import { peopleRenamed } from '#features/names/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { communitiesOf } from './communities-of-holders.ts'
import { countBadges } from './count-badges.ts'
import { endMembers } from './end-members.ts'
import { endMemberships } from './end-memberships.ts'
import { endMembershipsOf } from './end-memberships-of.ts'
import { followNames, followProfiles } from './follow-profiles.ts'
import { namesOfMembers } from './lock-members.ts'
import { moveMembers } from './move-members.ts'
import { membersRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const membersFeature: Feature = {
  name: 'members',
  routes: membersRoutes,
  on: [
    badgesChanged.on(countBadges, { locks: 'members' }),
    badgesRevoked.on(endMemberships, { locks: 'members' }),
    locksWithLists.by(namesOfMembers),
    profileChanged.on(followProfiles, { locks: 'names' }),
    peopleRenamed.on(followNames, { locks: 'members' }),
    communitiesOfHolders.by(communitiesOf),
  ],
  person: {
    erase: [
      {
        run: async (ctx, erased) => {
          erased.memberships = await endMembershipsOf(ctx, erased.holderIds)
        },
        locks: 'names',
      },
    ],
    merge: [{ run: moveMembers, locks: 'names', after: ['badges', 'names'] }],
  },
  community: { erase: [{ run: (ctx, { issuerId }) => endMembers(ctx, issuerId), locks: 'members' }] },
}
