import { questPeriod } from '#features/points/rules.ts'
import { setStandings } from '#features/points/server/standings/set-standings.ts'
import type { Context } from '#platform/context.ts'
import type { Progress } from '../quest-rules.ts'
import { type Entry, type QuestRow, type RewardedStep, setProgress } from './queries.ts'

type Own = { quest: QuestRow; steps: RewardedStep[]; entry: Entry }

/** Keeps a person's next step in a quest, and what it has given them, for its numbers and its ranking. */
export async function writeProgress(
  ctx: Context,
  { quest, steps, entry }: Own,
  { progress, isDone }: { progress: Progress; isDone: boolean },
): Promise<void> {
  const earned = steps.filter(({ challengeId }) => progress.counted.has(challengeId))
  const points = earned.reduce((sum, { reward }) => sum + reward, isDone ? quest.rewardPoints : 0)
  const { nextId } = progress
  if (points === entry.points && nextId === entry.nextId) return
  const { id: questId, issuerId } = quest
  const { holderId } = entry
  // First, because it takes a lock that a transaction giving the badge has before it writes the entry.
  if (points !== entry.points)
    await setStandings(ctx, [{ issuerId, period: questPeriod(questId), holderId, points, at: ctx.now() }])
  await setProgress(ctx, entry, { points, nextId })
}
