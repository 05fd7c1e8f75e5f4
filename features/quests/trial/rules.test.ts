import { expect, test } from 'vitest'
import { countAtStep, likelihoodOf, tryRules, UNKNOWN_LIKELIHOOD } from './rules.ts'

const step = (challengeId: string, likelihood: number, isRequired = true) => ({
  challengeId,
  isRequired,
  likelihood,
  reward: 10,
})
const free = { isOrdered: false, limit: null, rewardPoints: 40 }

test('everybody finishes what everybody passes, and gets all points', () => {
  const result = tryRules({ ...free, steps: [step('a', 1), step('b', 1, false)] }, 1000)
  expect(result).toEqual({
    people: 1000,
    finished: 1000,
    tooLate: 0,
    points: 60_000,
    steps: [
      { challengeId: 'a', passed: 1000, stuck: 0 },
      { challengeId: 'b', passed: 1000, stuck: 0 },
    ],
  })
})

test('people are stuck at the required step that they do not pass', () => {
  const { steps, finished } = tryRules({ ...free, steps: [step('a', 1), step('b', 0), step('c', 1)] }, 100)
  expect(steps.map(({ passed, stuck }) => [passed, stuck])).toEqual([
    [100, 0],
    [0, 100],
    [100, 0],
  ])
  expect(finished).toBe(0)
})

test('in order, nobody passes a step behind the one at which they are stuck', () => {
  const { steps } = tryRules({ ...free, isOrdered: true, steps: [step('a', 0), step('b', 1)] }, 100)
  expect(steps.map(({ passed, stuck }) => [passed, stuck])).toEqual([
    [0, 100],
    [0, 0],
  ])
})

test('in order, an extra step is passed also by those who are stuck before it', () => {
  const { steps, finished } = tryRules({ ...free, isOrdered: true, steps: [step('a', 0), step('x', 1, false)] }, 100)
  expect(steps[1]).toMatchObject({ passed: 100, stuck: 0 })
  expect(finished).toBe(0)
})

test('no more people finish than there are places, and those after them keep the points of their steps', () => {
  const result = tryRules({ ...free, limit: 20, steps: [step('a', 1)] }, 100)
  expect(result).toMatchObject({ finished: 20, tooLate: 80, points: 100 * 10 + 20 * 40 })
})

test('the same quest gives the same result, near its likelihood', () => {
  const quest = { ...free, steps: [step('a', 0.7)] }
  const result = tryRules(quest, 1000)
  expect(tryRules(quest, 1000)).toEqual(result)
  expect(result.finished).toBeGreaterThan(650)
  expect(result.finished).toBeLessThan(750)
})

test('a challenge that few have tried is passed as often as an unknown one', () => {
  expect(likelihoodOf({ passed: 1, tried: 9 })).toBe(UNKNOWN_LIKELIHOOD)
  expect(likelihoodOf({ passed: 1, tried: 10 })).toBe(0.1)
})

test('at each step the people who pass it, stop there or stopped before are all people', () => {
  const people = 1000
  const { steps, finished } = tryRules({ ...free, steps: [step('a', 0.7), step('b', 0.7), step('c', 0.7)] }, people)
  const counts = steps.map((one) => countAtStep(one, people))
  for (const { passed, missed, here, earlier } of counts) {
    expect(passed + missed).toBe(people)
    expect(here + earlier).toBe(missed)
    expect(earlier).toBeGreaterThanOrEqual(0)
  }
  expect(counts[0]?.earlier).toBe(0)
  expect(counts.reduce((sum, { here }) => sum + here, finished)).toBe(people)
})
