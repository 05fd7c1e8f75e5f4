import { eq, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { challengePasses, challenges } from '#features/challenges/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import { inTransaction } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type * as contract from '../../contract.ts'
import { TRIAL_PEOPLE } from '../../rules.ts'
import { type Fields, readFields } from '../../server/read-fields.ts'
import { likelihoodOf, type TrialStep, tryRules } from '../rules.ts'

/** Runs simulated members through a quest that is not saved yet; nothing is written. Throws `questProblems`. */
export async function tryQuest(ctx: AdminContext, asked: Fields): Promise<Output<typeof contract.tryQuest>> {
  const { row, steps } = await inTransaction(ctx, (ctx) => readFields(ctx, asked))
  const known = await ratesOf(
    ctx,
    steps.map(({ challengeId }) => challengeId),
  )
  const trialSteps = steps.map((step): TrialStep => {
    const { reward = 0, passed = 0, tried = 0 } = known.get(step.challengeId) ?? {}
    return { ...step, reward, likelihood: likelihoodOf({ passed, tried }) }
  })
  const { isOrdered, limit, rewardPoints } = row
  return tryRules({ steps: trialSteps, isOrdered, limit, rewardPoints }, TRIAL_PEOPLE)
}

/** What each challenge gives, how many people have tried it, and how many have passed it. */
async function ratesOf(ctx: AdminContext, challengeIds: string[]) {
  const { state } = challengePasses
  const rows = await ctx.db
    .select({
      id: challenges.id,
      reward: challenges.reward,
      tried: sql`count(${state})`.mapWith(Number),
      passed: sql`count(*) filter (where ${state} = 'passed')`.mapWith(Number),
    })
    .from(challenges)
    .leftJoin(challengePasses, eq(challengePasses.challengeId, challenges.id))
    .where(isOneOf(challenges.id, challengeIds))
    .groupBy(challenges.id)
  return new Map(rows.map((row) => [row.id, row]))
}
