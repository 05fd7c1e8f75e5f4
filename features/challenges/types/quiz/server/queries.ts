import { lt, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { quizAttempts } from '../../../server/tables.ts'

type Attempt = { challengeId: string; holderId: string; day: string; attemptsADay: number }

/** Counts an attempt at a quiz before it is judged; false when the day's attempts are used, however many come at once. */
export async function countAttempt(ctx: Context, attempt: Attempt): Promise<boolean> {
  const { attemptsADay, ...of } = attempt
  const counted = await ctx.db
    .insert(quizAttempts)
    .values({ ...of, attempts: 1 })
    .onConflictDoUpdate({
      target: [quizAttempts.challengeId, quizAttempts.holderId, quizAttempts.day],
      set: { attempts: sql`${quizAttempts.attempts} + 1` },
      setWhere: lt(quizAttempts.attempts, attemptsADay),
    })
    .returning({ attempts: quizAttempts.attempts })
  return counted.length === 1
}
