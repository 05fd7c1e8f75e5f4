import type { Output } from '#base/endpoint.ts'
import { describeChallenges } from '#features/challenges/server/describe-challenges.ts'
import { idsOnTheirOwn } from '#features/challenges/server/ids-on-their-own.ts'
import type { HolderContext } from '#platform/context.ts'
import type { EntryState } from '../../rules.ts'
import type * as contract from '../contract.ts'
import { communitiesOf, describeOwn, questsOfIssuers } from './wallet-quests.ts'

type List = Output<typeof contract.listWalletQuests>

/** What can be done comes first, then what will be, then what is over. */
const ORDER: Record<EntryState, number> = { started: 0, open: 1, full: 2, coming: 3, done: 4, ended: 5 }

/** The quests of the holder's communities, and the challenges of each that are in no quest. */
export async function listWalletQuests(ctx: HolderContext): Promise<List> {
  const { holderId } = ctx.actor
  const communities = await communitiesOf(ctx, holderId)
  const issuerIds = communities.map(({ id }) => id)
  const found = await questsOfIssuers(ctx, issuerIds)
  const own = (await describeOwn(ctx, holderId, found, communities)).map(({ listed }) => listed)
  const offered: List['challenges'] = []
  for (const { id: issuerId, name: community } of communities) {
    const challengeIds = await idsOnTheirOwn(ctx, issuerId)
    if (challengeIds.length === 0) continue
    for (const challenge of await describeChallenges(ctx, { issuerId, holderId, challengeIds }))
      offered.push({ issuerId, community, challenge })
  }
  return { quests: own.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]), challenges: offered }
}
