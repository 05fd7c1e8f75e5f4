import type { Context } from '#platform/context.ts'

/** Has members who meet new challenges about badges already pass them, by a job for each. */
export async function awardNew(ctx: Context, challengeIds: string[]): Promise<void> {
  await ctx.jobs.sendAll(
    ctx,
    'award-challenge',
    challengeIds.map((challengeId) => ({ challengeId })),
  )
}
