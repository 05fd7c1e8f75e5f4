import { passesChanged, questsOfChallenges } from '#features/challenges/hooks.ts'
import { unreadCounted } from '#features/members/hooks.ts'
import { titlesOfCauses } from '#features/points/hooks.ts'
import { openClaimsEnd, roomGrew } from '#features/templates/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { countOpenQuests } from '../entries/server/count-open-quests.ts'
import { lockMergedEntries, moveEntries } from '../entries/server/move-entries.ts'
import { forgetRewardTemplate } from '../rewards/server/forget-reward-template.ts'
import { followRoom } from '../rewards/server/give-due-badges.ts'
import { eraseQuests, eraseQuestsOf } from './erase-quests.ts'
import { followPasses } from './follow-passes.ts'
import { questsJobs } from './jobs.ts'
import { namingQuests, refusesChallenge } from './quests-for-challenges.ts'
import { questsRoutes } from './routes.ts'
import { titlesOfQuests } from './title-quests.ts'

/** What this feature brings to the product. */
export const questsFeature: Feature = {
  name: 'quests',
  routes: questsRoutes,
  jobs: questsJobs,
  on: [
    passesChanged.on(followPasses),
    questsOfChallenges.by({ naming: namingQuests, refuses: refusesChallenge }),
    // A quest whose reward was deleted gives only its points; one with room again gives its badges.
    openClaimsEnd.on(forgetRewardTemplate),
    roomGrew.on(followRoom),
    unreadCounted.on(countOpenQuests),
    titlesOfCauses.quests.by(titlesOfQuests),
  ],
  person: {
    // After the passes, as those who pass a step write them.
    erase: [{ run: (ctx, { holderIds }) => eraseQuests(ctx, holderIds), locks: 'people', after: ['challenges'] }],
    merge: [
      { run: lockMergedEntries, locks: 'people' },
      { run: moveEntries, after: ['challenges'] },
    ],
  },
  community: {
    erase: [{ run: (ctx, { issuerId }) => eraseQuestsOf(ctx, issuerId), locks: 'people', after: ['challenges'] }],
  },
}
