import { badgesChanged, badgesRevoked, locksWithLists, memberSince } from '#features/badges/hooks.ts'
import { communitiesOfHolders, profileChanged } from '#features/holders/hooks.ts'
import { countMembers } from '#features/issuers/hooks.ts'
import { belonging, peopleRenamed } from '#features/names/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { communitiesOf } from '../communities/server/communities-of-holders.ts'
import { isListed, communitiesOf as statementOfCommunities } from './belonging.ts'
import { countBadges } from './count-badges.ts'
import { countMembers as countMembersOf } from './count-members.ts'
import { endMembers } from './end-members.ts'
import { endMemberships } from './end-memberships.ts'
import { endMembershipsOf } from './end-memberships-of.ts'
import { followNames, followProfiles } from './follow-profiles.ts'
import { namesOfMembers } from './lock-members.ts'
import { moveMembers } from './move-members.ts'
import { membersRoutes } from './routes.ts'
import { memberSince as memberSinceOf } from './since-of-member.ts'

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
    memberSince.by(memberSinceOf),
    countMembers.by(countMembersOf),
    belonging.by({ communitiesOf: statementOfCommunities, isListed }),
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
