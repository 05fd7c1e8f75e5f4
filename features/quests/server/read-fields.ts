import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { challenges } from '#features/challenges/server/tables.ts'
import { mayGivePoints } from '#features/templates/server/may-give-points.ts'
import { ownIssuer } from '#features/templates/server/own-issuer.ts'
import { assertTemplateOfKey } from '#features/templates/server/template-of-key.ts'
import type { AdminContext } from '#platform/context.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import type * as contract from '../contract.ts'
import { fitQuest, type Step, stepsOf } from '../quest-rules.ts'
import { findRewardTemplate } from '../rewards/server/reward-template.ts'

export type Fields = Input<typeof contract.createQuest>

/**
 * A quest's row and steps from what an admin entered, in the caller's transaction: its challenges cannot be deleted until
 * the commit. `now` for a new quest, which cannot end before it. Throws the problems of `questProblems`.
 */
export async function readFields(ctx: AdminContext, asked: Fields, now?: Date) {
  const problem = fitQuest(asked, now)
  if (problem) throw new Problem(problem)
  if (asked.rewardPoints > 0 && !mayGivePoints(ctx.config, await ownIssuer(ctx))) throw new Problem('pointsNotAllowed')
  const steps = stepsOf(asked)
  await assertOwnChallenges(ctx, steps)
  const row = {
    title: asked.title,
    description: asked.description,
    startDate: dateOf(asked.startDate),
    endDate: dateOf(asked.endDate),
    termsUrl: asked.termsUrl,
    successMessage: asked.successMessage,
    limit: asked.limit === '' ? null : asked.limit,
    isOrdered: asked.isOrdered,
    fromStart: asked.fromStart,
    rewardPoints: asked.rewardPoints,
    rewardTemplateId: await templateIdOf(ctx, asked.rewardTemplateHash),
    updatedAt: ctx.now(),
  }
  return { row, steps }
}

async function assertOwnChallenges(ctx: AdminContext, steps: Step[]): Promise<void> {
  const ids = steps.map(({ challengeId }) => challengeId)
  const own = await ctx.db
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(isOneOf(challenges.id, ids), eq(challenges.issuerId, ctx.actor.issuerId), isNull(challenges.deletedAt)))
    .orderBy(challenges.id)
    .for('share')
  if (own.length !== ids.length) throw new Problem('challengesUnknown')
}

async function templateIdOf(ctx: AdminContext, hash: string): Promise<string> {
  if (hash === '') return ''
  const template = await findRewardTemplate(ctx, ctx.actor.issuerId, hash)
  if (!template) throw new Problem('templatesUnknown')
  assertTemplateOfKey(ctx.actor, template.id)
  return template.id
}

function dateOf(instant: string): Date | null {
  return instant === '' ? null : new Date(instant)
}
