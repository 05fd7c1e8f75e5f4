import { titled } from '../../../rules.ts'
import { type Check, only, type Shown, type TypeOnServer } from '../../../server/type-on-server.ts'
import { ownsData, sentData } from '../contract.ts'
import { ownsTitle, sentTitle } from '../rules.ts'
import { badgesWords } from '../texts.ts'
import { recheckPeople } from './follow-badges.ts'
import { countMeeting } from './meeting-people.ts'
import { meetsNow, stillMeets } from './meets.ts'
import { readTemplates } from './read-templates.ts'

/** Whether enough badges count now. */
const checkBadges: Check = async (ctx, checked) => ({
  verdict: (await meetsNow(ctx, checked)).meets ? 'passed' : 'refused',
})

const ofBadges = {
  runs: 'inside',
  check: checkBadges,
  shownTo: async (ctx, challenges, holderId) => {
    const shown = new Map<string, Shown>()
    for (const challenge of challenges)
      shown.set(challenge.id, { has: (await meetsNow(ctx, { challenge, holderId })).has })
    return shown
  },
  awardNew: (ctx, challengeIds) =>
    ctx.jobs.sendAll(
      ctx,
      'award-challenge',
      challengeIds.map((challengeId) => ({ challengeId })),
    ),
  countMeeting,
  stillMeets,
  recheckPeople,
} satisfies Partial<TypeOnServer>

/** Badges to hold. */
export const ownsOnServer: TypeOnServer = {
  ...ofBadges,
  data: ownsData,
  title: titled(badgesWords, ownsTitle),
  shown: only(['count']),
  readTemplates: (ctx, data) => readTemplates(ctx, data),
}

/** Community badges to give to others. */
export const sentOnServer: TypeOnServer = {
  ...ofBadges,
  data: sentData,
  title: titled(badgesWords, sentTitle),
  shown: only([]),
  readTemplates: (ctx, data) => readTemplates(ctx, data, 'community'),
}
