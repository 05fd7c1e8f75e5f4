import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { challengePasses, challenges } from '#features/challenges/server/tables.ts'
import type { AdminContext, Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { countsFrom, type Pass, type Progress, progressOf, type Step } from '../quest-rules.ts'
import { questChallenges, questEntries, questPlaces, quests } from './tables.ts'

export type QuestRow = typeof quests.$inferSelect
export type Entry = typeof questEntries.$inferSelect
/** A step with the points that its challenge gives. */
export type RewardedStep = Step & { reward: number }
/** A person's pass; points of a held one wait for a decision. */
export type HeldPass = Pass & { isHeld: boolean }

/** A community's quest that is not deleted; undefined for any other. */
export async function findQuest(ctx: Context, issuerId: string, questId: string): Promise<QuestRow | undefined> {
  const isOwn = and(eq(quests.id, questId), eq(quests.issuerId, issuerId), isNull(quests.deletedAt))
  const [quest] = await ctx.db.select().from(quests).where(isOwn)
  return quest
}

/** The signed-in community's quest; throws `notFound` for any other, and for a deleted one. */
export async function ownQuest(ctx: AdminContext, questId: string): Promise<QuestRow> {
  const quest = await findQuest(ctx, ctx.actor.issuerId, questId)
  if (!quest) throw new Problem('notFound')
  return quest
}

/** The steps of some quests, by quest, in their order. Two statements with few rows: a community can have 10,000 steps. */
export async function stepsOfQuests(ctx: Context, questIds: string[]): Promise<Map<string, RewardedStep[]>> {
  if (questIds.length === 0) return new Map()
  const { questId, position } = questChallenges
  const rows = await ctx.db
    .select({
      questId,
      ids: sql<string[]>`json_agg(${questChallenges.challengeId} order by ${position})`,
      required: sql<boolean[]>`json_agg(${questChallenges.isRequired} order by ${position})`,
    })
    .from(questChallenges)
    .where(isOneOf(questId, questIds))
    .groupBy(questId)
  const rewards = await rewardsOf(ctx, [...new Set(rows.flatMap(({ ids }) => ids))])
  const stepsOf = ({ ids, required }: { ids: string[]; required: boolean[] }) =>
    ids.map((challengeId, at) => ({
      challengeId,
      isRequired: required[at] ?? false,
      reward: rewards.get(challengeId) ?? 0,
    }))
  return new Map(rows.map((row) => [row.questId, stepsOf(row)]))
}

async function rewardsOf(ctx: Context, challengeIds: string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ id: challenges.id, reward: challenges.reward })
    .from(challenges)
    .where(isOneOf(challenges.id, challengeIds))
  return new Map(rows.map(({ id, reward }) => [id, reward]))
}

/** What each of some people has passed of some challenges, by person. */
export async function passesOf(
  ctx: Context,
  holderIds: string[],
  challengeIds: string[],
): Promise<Map<string, HeldPass[]>> {
  if (holderIds.length === 0 || challengeIds.length === 0) return new Map()
  const { holderId, challengeId, isHeld, passedAt } = challengePasses
  const rows = await ctx.db
    .select({ holderId, challengeId, isHeld, passedAt })
    .from(challengePasses)
    .where(
      and(
        isOneOf(holderId, holderIds),
        isOneOf(challengeId, [...new Set(challengeIds)]),
        eq(challengePasses.state, 'passed'),
      ),
    )
  const passed = rows.flatMap(({ passedAt, ...row }) => (passedAt ? [{ ...row, passedAt }] : []))
  return Map.groupBy(passed, (row) => row.holderId)
}

/** The entries of some people in some quests, by quest and person (`entryKey`). */
export async function entriesOf(ctx: Context, questIds: string[], holderIds: string[]): Promise<Map<string, Entry>> {
  if (questIds.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(questEntries)
    .where(and(isOneOf(questEntries.questId, questIds), isOneOf(questEntries.holderId, holderIds)))
  return new Map(rows.map((row) => [entryKey(row), row]))
}

/** The condition that a row is a person's entry in a quest. */
export function ofEntry({ questId, holderId }: Pick<Entry, 'questId' | 'holderId'>): SQL | undefined {
  return and(eq(questEntries.questId, questId), eq(questEntries.holderId, holderId))
}

/** How a person's entry in a quest is named among others. */
export const entryKey = ({ questId, holderId }: Pick<Entry, 'questId' | 'holderId'>) => `${questId} ${holderId}`

/** How many started and finished each of some quests, and how many places there are. */
export async function placesOf(ctx: Context, questIds: string[]) {
  const rows = await ctx.db.select().from(questPlaces).where(inArray(questPlaces.questId, questIds))
  return new Map(rows.map((row) => [row.questId, row]))
}

/** Places left of a quest; null without a limit. */
export function placesLeft(row: { places: number | null; taken: number } | undefined): number | null {
  return row?.places == null ? null : Math.max(0, row.places - row.taken)
}

/** How far a person is in a quest. */
export function progressIn(quest: QuestRow, steps: Step[], passes: Pass[]): Progress {
  return progressOf(steps, passes, { isOrdered: quest.isOrdered, countsFrom: countsFrom(quest) })
}

/** Writes the steps of a quest in place of those before, in the caller's transaction. */
export async function writeSteps(ctx: Context, questId: string, steps: Step[]): Promise<void> {
  await ctx.db.delete(questChallenges).where(eq(questChallenges.questId, questId))
  await ctx.db.insert(questChallenges).values(steps.map((step, position) => ({ questId, position, ...step })))
}

/** Keeps a person's next step in a quest, and what it has given them. */
export async function setProgress(
  ctx: Context,
  { questId, holderId }: Pick<Entry, 'questId' | 'holderId'>,
  progress: { points: number; nextId: string },
): Promise<void> {
  await ctx.db.update(questEntries).set(progress).where(ofEntry({ questId, holderId }))
}
