import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { quizAttempts, singleCodes } from '../tables.ts'
import { hashesOfCode } from './code-hash.ts'

type Using = { challengeId: string; code: string; holderId: string }

/** Uses a single-use code, in the transaction of the pass. Throws `codeUsed` and `codeWrong`. */
export async function takeCode(ctx: Context, { challengeId, code, holderId }: Using): Promise<void> {
  const isCode = and(
    eq(singleCodes.challengeId, challengeId),
    inArray(singleCodes.codeHash, hashesOfCode(ctx.config, challengeId, code)),
  )
  const used = await ctx.db
    .update(singleCodes)
    .set({ usedBy: holderId, usedAt: ctx.now() })
    .where(and(isCode, isNull(singleCodes.usedAt)))
    .returning({ usedBy: singleCodes.usedBy })
  if (used.length === 1) return
  throw new Problem((await ctx.db.$count(singleCodes, isCode)) > 0 ? 'codeUsed' : 'codeWrong')
}

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
