import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issuers } from '#features/issuers/server/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { quizAttempts } from '../../../server/tables.ts'
import { type OwnTypes, openOwnTypes } from '../../../server/testing-own-types.ts'

let world: World
let club: OwnTypes
beforeAll(async () => {
  world = await openWorld()
  club = await openOwnTypes(world)
})
afterAll(() => world.close())

const YESTERDAY = '2020-01-01'

const QUESTIONS = [
  { text: 'Which knot?', choices: ['bowline', 'figure eight'], right: [1] },
  { text: 'Which of these?', choices: ['rope', 'axe', 'tent'], right: [0, 2] },
]
const QUIZ = { questions: QUESTIONS, passMark: 2, attemptsADay: 3 }

test('a quiz says how many answers were right, not which, and passes at its mark', async () => {
  const [challengeId, lea] = [await club.make('quiz', QUIZ, 5), await club.member()]
  const answers = { answers: [[1], [0]] }
  expect(await club.check(lea, challengeId, answers)).toMatchObject({ state: 'refused', right: 1, points: 0 })
  await expect(club.check(lea, challengeId, { answers: [[1]] })).rejects.toMatchObject({ key: 'answersMissing' })
  const seen = await club.seen(lea, challengeId)
  expect(seen?.shown.questions?.map(({ several }) => several)).toEqual([false, true])
  expect(seen?.shown.attemptsLeft).toBe(2)
  expect(JSON.stringify(seen)).not.toContain('right"')
  const right = await club.check(lea, challengeId, { answers: [[1], [2, 0]] })
  expect(right).toMatchObject({ state: 'passed', right: 2, points: 5 })
})

test("trying everything ends with the day's attempts, and the next day begins with new ones", async () => {
  const [challengeId, lea] = [await club.make('quiz', QUIZ), await club.member()]
  const wrong = { answers: [[0], [1]] }
  const tried = await Promise.allSettled(Array.from({ length: 5 }, () => club.check(lea, challengeId, wrong)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await club.forgetChecks(lea)
  await expect(club.check(lea, challengeId, { answers: [[1], [0, 2]] })).rejects.toMatchObject({ key: 'attemptsUsed' })
  const ofQuiz = eq(quizAttempts.challengeId, challengeId)
  const [row] = await world.ctx().db.update(quizAttempts).set({ day: YESTERDAY }).where(ofQuiz).returning()
  expect(row?.attempts).toBe(3)
  expect(await club.check(lea, challengeId, { answers: [[1], [0, 2]] })).toMatchObject({ state: 'passed' })
})

test("the day of an attempt is the community's", async () => {
  const far = await openOwnTypes(world)
  const { db } = world.ctx()
  const days = new Set<string>()
  // They are a day apart at each moment.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await db.update(issuers).set({ timeZone }).where(eq(issuers.id, far.issuerId))
    const challengeId = await far.make('quiz', QUIZ)
    await far.check(await far.member(), challengeId, { answers: [[0], [1]] })
    const rows = await db.select().from(quizAttempts).where(eq(quizAttempts.challengeId, challengeId))
    for (const { day } of rows) days.add(day)
  }
  expect(days.size).toBe(2)
})
