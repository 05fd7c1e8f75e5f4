import { and, eq, isNull } from 'drizzle-orm'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { startEntry } from '../entries/server/start-entry.ts'
import { questState } from '../quest-rules.ts'
import { finishQuest } from './finish-quest.ts'
import {
  type Entry,
  entriesOf,
  entryKey,
  type HeldPass,
  passesOf,
  progressIn,
  type QuestRow,
  type RewardedStep,
  stepsOfQuests,
} from './queries.ts'
import { questChallenges, quests } from './tables.ts'
import { undoQuest } from './undo-quest.ts'
import { writeProgress } from './write-progress.ts'

/** What has changed: challenges that were passed or whose passes ended, or '' for a quest that is looked at again. */
type Cause = { kind: 'passed' | 'ended' | 'again'; challengeIds: string[] }
type Asked = { issuerId: string; holderIds: string[]; questIds: string[]; cause: Cause }
/** One person in one quest, behind the person's lock. */
export type Case = {
  quest: QuestRow
  steps: RewardedStep[]
  holderId: string
  passes: HeldPass[]
  entry: Entry | undefined
}
export type Finished = { holderId: string; questId: string }

/**
 * Decides for some people, who are locked (`lockPeople`), what they have started, finished or no longer finished, in the
 * caller's transaction. By quest and then by person, as places are locked. Returns what they finished by it.
 */
export async function settle(ctx: Context, { issuerId, holderIds, questIds, cause }: Asked): Promise<Finished[]> {
  if (questIds.length === 0 || holderIds.length === 0) return []
  const people = [...new Set(holderIds)].sort()
  // A deleted quest gives nothing any more, and what it gave for a badge that was revoked is taken back.
  const isKept = cause.kind === 'ended' ? undefined : isNull(quests.deletedAt)
  const rows = await ctx.db
    .select()
    .from(quests)
    .where(and(isOneOf(quests.id, questIds), isKept))
    .orderBy(quests.id)
  const steps = await stepsOfQuests(
    ctx,
    rows.map(({ id }) => id),
  )
  const challengeIds = [...steps.values()].flat().map(({ challengeId }) => challengeId)
  const passes = await passesOf(ctx, people, challengeIds)
  const entries = await entriesOf(
    ctx,
    rows.map(({ id }) => id),
    people,
  )
  const current = await currentMembers(ctx, issuerId, people)
  const finished: Finished[] = []
  for (const quest of rows)
    for (const holderId of people) {
      const entry = entries.get(entryKey({ questId: quest.id, holderId }))
      const own = { quest, steps: steps.get(quest.id) ?? [], holderId, passes: passes.get(holderId) ?? [], entry }
      if (await settleOne(ctx, own, { cause, isMember: current.has(holderId) }))
        finished.push({ holderId, questId: quest.id })
    }
  return finished
}

type Facts = { cause: Cause; isMember: boolean }

/** Whether the person has finished the quest by it. */
async function settleOne(ctx: Context, own: Case, { cause, isMember }: Facts): Promise<boolean> {
  const { quest, steps, passes } = own
  const isRunning = quest.deletedAt === null && questState(quest, ctx.now()) === 'running'
  // A pass whose reward waits for a decision does not finish anything until then.
  const progress = progressIn(
    quest,
    steps,
    passes.filter(({ isHeld }) => !isHeld),
  )
  const isCounted = cause.challengeIds.some((id) => progress.counted.has(id))
  const begins = !own.entry && cause.kind === 'passed' && isCounted && isRunning && isMember && quest.termsUrl === ''
  const entry = own.entry ?? (begins ? await startEntry(ctx, own, '') : undefined)
  if (!entry) return false
  const known = { ...own, entry }
  const isRevoked =
    cause.kind === 'ended' && steps.some((step) => step.isRequired && cause.challengeIds.includes(step.challengeId))
  if (entry.doneAt && isRevoked && !progress.isDone) await undoQuest(ctx, known)
  // What was finished in time, and undone by a badge that was suspended, is finished again with the badge.
  const mayFinish = isMember && quest.deletedAt === null && (isRunning || entry.undoneAt !== null)
  const finishes = !entry.doneAt && progress.isDone && mayFinish && (await finishQuest(ctx, known))
  const isDone = finishes || (entry.doneAt !== null && !(isRevoked && !progress.isDone))
  await writeProgress(ctx, known, { progress, isDone })
  return finishes
}

async function currentMembers(ctx: Context, issuerId: string, holderIds: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ holderId: members.holderId })
    .from(members)
    .where(and(eq(members.issuerId, issuerId), isOneOf(members.holderId, holderIds), isNull(members.endedAt)))
  return new Set(rows.map(({ holderId }) => holderId))
}

/** The quests of a community that name some challenges; with `isDeleted`, those that were deleted too. */
export async function questsNaming(
  ctx: Context,
  challengeIds: string[],
  isDeleted = false,
): Promise<Map<string, string[]>> {
  if (challengeIds.length === 0) return new Map()
  const { challengeId, questId } = questChallenges
  const rows = await ctx.db
    .select({ challengeId, questId })
    .from(questChallenges)
    .innerJoin(quests, eq(quests.id, questId))
    .where(and(isOneOf(challengeId, challengeIds), isDeleted ? undefined : isNull(quests.deletedAt)))
  const byChallenge = Map.groupBy(rows, (row) => row.challengeId)
  return new Map([...byChallenge].map(([id, named]) => [id, named.map((row) => row.questId)]))
}
