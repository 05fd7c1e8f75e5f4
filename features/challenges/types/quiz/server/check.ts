import { and, eq, inArray } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { timeZoneOf } from '#features/issuers/server/time-zone-of.ts'
import { wallTime } from '#features/templates/event/time-rules.ts'
import type { Context } from '#platform/context.ts'
import { plainTitle } from '../../../rules.ts'
import { quizAttempts } from '../../../server/tables.ts'
import type { Check, Shown, TypeOnServer } from '../../../server/type-on-server.ts'
import { type QuizData, quizData } from '../contract.ts'
import { countRight } from '../rules.ts'
import { quizWords } from '../texts.ts'
import { countAttempt } from './queries.ts'

/**
 * The answers to all questions. Each attempt counts before it is judged, also one of many at once, so that trying
 * everything ends with the day's attempts. Throws `answersMissing` and `attemptsUsed`.
 */
const checkQuiz: Check = async (ctx, { challenge, holderId, input }) => {
  const { questions, passMark, attemptsADay } = challenge.data as QuizData
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
async function attemptsLeft(ctx: Context, quizzes: Quiz[], holderId: string): Promise<Map<string, Shown>> {
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
      const { attemptsADay } = data as QuizData
      return [id, { attemptsLeft: Math.max(0, attemptsADay - (taken.get(id) ?? 0)) }]
    }),
  )
}

async function today(ctx: Context, issuerId: string): Promise<string> {
  return wallTime(ctx.now(), await timeZoneOf(ctx, issuerId)).slice(0, 10)
}

/** A quiz, whose solutions never leave the server. */
export const quizOnServer: TypeOnServer = {
  data: quizData,
  title: plainTitle(quizWords),
  runs: 'inside',
  check: checkQuiz,
  shown: (data) => {
    const { questions, passMark } = data as QuizData
    return {
      questions: questions.map(({ text, choices, right }) => ({ text, choices, several: right.length > 1 })),
      passMark,
    }
  },
  shownTo: attemptsLeft,
}
