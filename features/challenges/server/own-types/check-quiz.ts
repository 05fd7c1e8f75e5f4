import { and, eq, inArray } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { timeZoneOf } from '#features/issuers/server/time-zone-of.ts'
import { wallTime } from '#features/templates/event-time-rules.ts'
import type { Context } from '#platform/context.ts'
import type { ChallengeData } from '../../data-rules.ts'
import { countRight } from '../../quiz-rules.ts'
import type { Check } from '../check-of-type.ts'
import { quizAttempts } from '../tables.ts'
import { countAttempt } from './queries.ts'

/**
 * The answers to all questions. Each attempt counts before it is judged, also one of many at once, so that trying
 * everything ends with the day's attempts. Throws `answersMissing` and `attemptsUsed`.
 */
export const checkQuiz: Check = async (ctx, { challenge, holderId, input }) => {
  const { questions, passMark, attemptsADay } = challenge.data as ChallengeData<'quiz'>
  const isAnswered = input.answers.length === questions.length && input.answers.every((chosen) => chosen.length > 0)
  if (!isAnswered) throw new Problem('answersMissing')
  const day = await today(ctx, challenge.issuerId)
  if (!(await countAttempt(ctx, { challengeId: challenge.id, holderId, day, attemptsADay })))
    throw new Problem('attemptsUsed')
  const right = countRight(questions, input.answers)
  return right >= passMark ? { verdict: 'passed', right } : { verdict: 'refused', right }
}

type Quiz = { id: string; issuerId: string; data: unknown }

/** The attempts that a holder has left today at some quizzes of one community, by challenge id. */
export async function attemptsLeft(ctx: Context, holderId: string, quizzes: Quiz[]): Promise<Map<string, number>> {
  const [first] = quizzes
  if (!first) return new Map()
  const ids = quizzes.map(({ id }) => id)
  const isToday = eq(quizAttempts.day, await today(ctx, first.issuerId))
  const rows = await ctx.db
    .select()
    .from(quizAttempts)
    .where(and(inArray(quizAttempts.challengeId, ids), eq(quizAttempts.holderId, holderId), isToday))
  const taken = new Map(rows.map(({ challengeId, attempts }) => [challengeId, attempts]))
  return new Map(
    quizzes.map(({ id, data }) => {
      const { attemptsADay } = data as ChallengeData<'quiz'>
      return [id, Math.max(0, attemptsADay - (taken.get(id) ?? 0))]
    }),
  )
}

async function today(ctx: Context, issuerId: string): Promise<string> {
  return wallTime(ctx.now(), await timeZoneOf(ctx, issuerId)).slice(0, 10)
}
