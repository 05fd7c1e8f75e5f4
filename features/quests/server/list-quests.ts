import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { countStatuses } from '#features/members/server/count-statuses.ts'
import { cardOf } from '#features/templates/server/card-of.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import { type IssuerRow, ownIssuer } from '#features/templates/server/own-issuer.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import type { Quest } from '../contract.ts'
import { questState, type Step } from '../quest-rules.ts'
import { rewardTemplates } from '../rewards/server/reward-template.ts'
import { countWaiting, type Waiting } from './count-waiting.ts'
import { placesOf, type QuestRow, stepsOfQuests } from './queries.ts'
import { questEntries, quests } from './tables.ts'

/** The community's quests, newest first, with how far people are in them. */
export async function listQuests(ctx: AdminContext): Promise<Output<typeof contract.listQuests>> {
  const issuer = await ownIssuer(ctx)
  const rows = await ctx.db
    .select()
    .from(quests)
    .where(and(eq(quests.issuerId, issuer.id), isNull(quests.deletedAt)))
    .orderBy(desc(quests.createdAt), desc(quests.id))
  const ids = rows.map(({ id }) => id)
  const steps = await stepsOfQuests(ctx, ids)
  const places = await placesOf(ctx, ids)
  const waiting = await countWaiting(ctx, ids)
  const due = await countDue(ctx, ids)
  const templates = await rewardTemplates(
    ctx,
    rows.flatMap(({ rewardTemplateId }) => rewardTemplateId || []),
  )
  const { all: members } = await countStatuses(ctx, issuer.id)
  return {
    quests: rows.map((quest) => ({
      ...describeQuest(quest, steps.get(quest.id) ?? [], ctx.now()),
      ...describeReward(templates.get(quest.rewardTemplateId), issuer),
      ...mostWaiting(waiting.get(quest.id) ?? []),
      timeZone: issuer.timeZone,
      started: places.get(quest.id)?.started ?? 0,
      done: places.get(quest.id)?.taken ?? 0,
      badgesDue: due.get(quest.id) ?? 0,
    })),
    members,
    timeZone: issuer.timeZone,
    mayGive: mayGivePoints(ctx.config, issuer),
  }
}

type Reward = Pick<Quest, 'rewardTemplateHash' | 'rewardTitle' | 'rewardCard'>
type Waits = Pick<Quest, 'waitingAt' | 'waiting'>
type Described = Omit<Quest, keyof Reward | keyof Waits | 'timeZone' | 'started' | 'done' | 'badgesDue'>

function describeQuest(quest: QuestRow, steps: Step[], now: Date): Described {
  const { id, title, description, termsUrl, successMessage, isOrdered, fromStart, rewardPoints } = quest
  return {
    id,
    title,
    description,
    termsUrl,
    successMessage,
    isOrdered,
    fromStart,
    rewardPoints,
    challenges: steps.map(({ challengeId }) => challengeId),
    requiredChallenges: steps.flatMap(({ challengeId, isRequired }) => (isRequired ? challengeId : [])),
    startDate: quest.startDate?.toISOString() ?? '',
    endDate: quest.endDate?.toISOString() ?? '',
    limit: quest.limit ?? '',
    created: quest.createdAt.toISOString(),
    state: questState(quest, now),
  }
}

function describeReward(template: TemplateRow | undefined, issuer: IssuerRow): Reward {
  if (!template) return { rewardTemplateHash: '', rewardTitle: '' }
  return {
    rewardTemplateHash: template.hash,
    rewardTitle: template.name,
    rewardCard: cardOf(undefined, template, issuer),
  }
}

/** Fewer people at a step say nothing about it. */
const WORTH_SAYING = 5

function mostWaiting(waiting: Waiting[]): Waits {
  const [most] = waiting.toSorted((a, b) => b.people - a.people)
  if (!most || most.people < WORTH_SAYING) return { waitingAt: '', waiting: 0 }
  return { waitingAt: most.challengeId, waiting: most.people }
}

async function countDue(ctx: AdminContext, questIds: string[]): Promise<Map<string, number>> {
  if (questIds.length === 0) return new Map()
  const { questId, badgeDue } = questEntries
  const rows = await ctx.db
    .select({ questId, due: sql`count(*)`.mapWith(Number) })
    .from(questEntries)
    .where(and(sql`${questId} = any(${sql.param(questIds)}::text[])`, eq(badgeDue, true)))
    .groupBy(questId)
  return new Map(rows.map(({ questId, due }) => [questId, due]))
}
