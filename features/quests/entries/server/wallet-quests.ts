import { and, asc, eq, isNull } from 'drizzle-orm'

import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { members } from '#features/members/server/tables.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import type { IssuerRow } from '#features/templates/server/own-issuer.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { entryState, type Progress, questState } from '../../quest-rules.ts'
import { rewardTemplates } from '../../rewards/server/reward-template.ts'
import {
  type Entry,
  entriesOf,
  entryKey,
  passesOf,
  placesLeft,
  placesOf,
  progressIn,
  type QuestRow,
  type RewardedStep,
  stepsOfQuests,
} from '../../server/queries.ts'
import { quests } from '../../server/tables.ts'
import type { ListedQuest } from '../contract.ts'

export type OwnQuest = {
  quest: QuestRow
  steps: RewardedStep[]
  entry: Entry | undefined
  progress: Progress
  listed: ListedQuest
}

/** The communities of which a holder is a member now. */
export async function communitiesOf(ctx: Context, holderId: string): Promise<IssuerRow[]> {
  const rows = await ctx.db
    .select({ issuer: issuers })
    .from(members)
    .innerJoin(issuers, eq(issuers.id, members.issuerId))
    .where(and(eq(members.holderId, holderId), isNull(members.endedAt), isNull(issuers.deletedAt)))
    .orderBy(asc(issuers.name), asc(issuers.id))
  return rows.map(({ issuer }) => issuer)
}

/** The quests of some communities that are not deleted, oldest first. */
export async function questsOfIssuers(ctx: Context, issuerIds: string[]): Promise<QuestRow[]> {
  if (issuerIds.length === 0) return []
  return ctx.db
    .select()
    .from(quests)
    .where(and(isOneOf(quests.issuerId, issuerIds), isNull(quests.deletedAt)))
    .orderBy(asc(quests.createdAt), asc(quests.id))
}

/** Quests with how far a holder is in them, in the same order. */
export async function describeOwn(
  ctx: Context,
  holderId: string,
  found: QuestRow[],
  communities: IssuerRow[],
): Promise<OwnQuest[]> {
  const ids = found.map(({ id }) => id)
  const steps = await stepsOfQuests(ctx, ids)
  const challengeIds = [...steps.values()].flat().map(({ challengeId }) => challengeId)
  const passes = (await passesOf(ctx, [holderId], challengeIds)).get(holderId) ?? []
  const entries = await entriesOf(ctx, ids, [holderId])
  const places = await placesOf(ctx, ids)
  const templates = await rewardTemplates(
    ctx,
    found.flatMap(({ rewardTemplateId }) => rewardTemplateId || []),
  )
  const byId = new Map(communities.map((issuer) => [issuer.id, issuer]))
  return found.flatMap((quest) => {
    const issuer = byId.get(quest.issuerId)
    if (!issuer) return []
    const own = steps.get(quest.id) ?? []
    const progress = progressIn(quest, own, passes)
    const entry = entries.get(entryKey({ questId: quest.id, holderId }))
    const left = placesLeft(places.get(quest.id))
    const template = templates.get(quest.rewardTemplateId)
    const isDone = entry?.doneAt != null
    const listed: ListedQuest = {
      questId: quest.id,
      issuerId: issuer.id,
      community: issuer.name,
      title: quest.title,
      promotedAt: promotedAt(issuer),
      imageUrl: `/ipfs/${issuer.imageCid}`,
      startDate: quest.startDate?.toISOString() ?? '',
      endDate: quest.endDate?.toISOString() ?? '',
      timeZone: issuer.timeZone,
      state: entryState(questState(quest, ctx.now()), { isStarted: entry !== undefined, isDone, placesLeft: left }),
      passed: isDone ? progress.required : progress.passed,
      required: progress.required,
      rewardPoints: quest.rewardPoints,
      rewardTitle: template?.name ?? '',
      ...(template && { card: cardOf(ctx, template, issuer) }),
      placesLeft: left ?? '',
    }
    return [{ quest, steps: own, entry, progress, listed }]
  })
}
