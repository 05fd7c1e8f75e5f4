import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { describeChallenges } from '#features/challenges/server/describe-challenges.ts'
import { challenges } from '#features/challenges/server/tables.ts'
import type { HolderContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type { EntryState } from '../rules.ts'
import type * as contract from '../wallet-contract.ts'
import { questChallenges, quests } from './tables.ts'
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
  const alone = await challengesAlone(ctx, issuerIds)
  const offered: List['challenges'] = []
  for (const { id: issuerId, name: community } of communities) {
    const challengeIds = alone.get(issuerId) ?? []
    if (challengeIds.length === 0) continue
    for (const challenge of await describeChallenges(ctx, { issuerId, holderId, challengeIds }))
      offered.push({ issuerId, community, challenge })
  }
  return { quests: own.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]), challenges: offered }
}

/** The challenges of some communities that no quest names, by community. */
async function challengesAlone(ctx: HolderContext, issuerIds: string[]): Promise<Map<string, string[]>> {
  if (issuerIds.length === 0) return new Map()
  const naming = ctx.db
    .select({ one: sql`1` })
    .from(questChallenges)
    .innerJoin(quests, eq(quests.id, questChallenges.questId))
    .where(and(eq(questChallenges.challengeId, challenges.id), isNull(quests.deletedAt)))
  const rows = await ctx.db
    .select({ id: challenges.id, issuerId: challenges.issuerId })
    .from(challenges)
    .where(and(isOneOf(challenges.issuerId, issuerIds), isNull(challenges.deletedAt), notExists(naming)))
    .orderBy(asc(challenges.createdAt), asc(challenges.id))
  const byIssuer = Map.groupBy(rows, ({ issuerId }) => issuerId)
  return new Map([...byIssuer].map(([id, own]) => [id, own.map((row) => row.id)]))
}
