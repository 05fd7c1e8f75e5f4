import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Step } from '../quest-rules.ts'
import { questChallenges } from './tables.ts'

/** Writes the steps of a quest in place of those before, in the caller's transaction. */
export async function writeSteps(ctx: Context, questId: string, steps: Step[]): Promise<void> {
  await ctx.db.delete(questChallenges).where(eq(questChallenges.questId, questId))
  await ctx.db.insert(questChallenges).values(steps.map((step, position) => ({ questId, position, ...step })))
}
