import { expect, test } from 'vitest'
import {
  canOpen,
  earlierStep,
  extrasLeft,
  isJustWon,
  isRunning,
  nextAction,
  prizePoints,
  type ShownQuest,
  type ShownStep,
  totalPoints,
} from './view-rules.ts'

function step(challengeId: string, given: Partial<ShownStep> = {}): ShownStep {
  return {
    challengeId,
    type: 'code',
    way: 'own',
    title: challengeId,
    reward: 0,
    state: 'open',
    reason: '',
    passedAt: '',
    shown: {},
    isStopped: false,
    isRequired: true,
    isNext: false,
    ...given,
  }
}

function quest(steps: ShownStep[], given: Partial<ShownQuest> = {}): ShownQuest {
  return {
    questId: 'q',
    issuerId: 'i',
    community: 'Ateliers',
    imageUrl: '',
    title: 'Winter',
    startDate: '',
    endDate: '',
    timeZone: 'UTC',
    state: 'started',
    passed: 0,
    required: steps.length,
    rewardPoints: 0,
    rewardTitle: '',
    placesLeft: null,
    description: '',
    isOrdered: false,
    termsUrl: '',
    hasAccepted: true,
    steps,
    successMessage: '',
    doneAt: '',
    badgeId: '',
    badgeWaits: false,
    ...given,
  } as ShownQuest
}

const NOW = new Date('2026-12-20T10:00:00Z')
const passed = step('a', { state: 'passed' })

test('the button opens the next required step', () => {
  const extra = step('x', { isRequired: false })
  expect(nextAction(quest([passed, extra, step('b')]))).toMatchObject({ kind: 'step', step: { challengeId: 'b' } })
})

test('a step that is being checked is passed over where the order is free', () => {
  const steps = [step('a', { state: 'checking' }), step('b')]
  expect(nextAction(quest(steps))).toMatchObject({ step: { challengeId: 'b' } })
  expect(nextAction(quest(steps, { isOrdered: true }))).toEqual({ kind: 'none', why: 'waiting' })
})

test.each(['refused', 'ended'] as const)('a step that is %s can be done again', (state) => {
  expect(nextAction(quest([step('a', { state })]))).toMatchObject({ kind: 'step' })
})

test('a step that nobody can pass is not offered', () => {
  expect(nextAction(quest([step('a', { isStopped: true })]))).toEqual({ kind: 'none', why: 'waiting' })
})

test('terms are accepted before anything else, and a quest that was passed before is begun', () => {
  const terms = { state: 'open', termsUrl: 'https://example.org/terms', hasAccepted: false } as const
  expect(nextAction(quest([step('a')], terms))).toEqual({ kind: 'begin' })
  expect(isRunning(quest([step('a')], terms), NOW)).toBe(false)
  expect(nextAction(quest([passed], { state: 'open' }))).toEqual({ kind: 'begin' })
})

test.each(['done', 'full', 'ended', 'coming'] as const)('a quest that is %s has no button', (state) => {
  expect(nextAction(quest([step('a')], { state }))).toEqual({ kind: 'none', why: state })
})

test('in an ordered quest a required step waits for the one before it, an extra one does not', () => {
  const [first, extra, last] = [step('a'), step('x', { isRequired: false }), step('b')]
  const ordered = quest([first, extra, last], { isOrdered: true })
  expect(earlierStep(ordered, last)).toBe(first)
  expect(earlierStep(ordered, extra)).toBeUndefined()
  expect(earlierStep({ ...ordered, isOrdered: false }, last)).toBeUndefined()
})

test.each([
  ['open', '', true],
  ['started', '', true],
  ['full', '', true],
  ['done', '', true],
  ['done', '2026-12-21T10:00:00Z', true],
  ['done', '2026-12-20T10:00:00Z', false],
  ['ended', '', false],
  ['coming', '', false],
] as const)('an extra step of a quest that is %s and ends at "%s" opens: %s', (state, endDate, opens) => {
  const extra = step('x', { isRequired: false })
  expect(canOpen(quest([passed, extra], { state, endDate, isOrdered: true }), extra, NOW)).toBe(opens)
})

test('what was passed opens also once the quest is over, a step that waits for another does not', () => {
  expect(canOpen(quest([passed], { state: 'ended' }), passed, NOW)).toBe(true)
  const [first, last] = [step('a'), step('b')]
  expect(canOpen(quest([first, last], { isOrdered: true }), last, NOW)).toBe(false)
})

test('the extras say what they can still give, also after the win, and nothing once the quest is over', () => {
  const steps = [
    passed,
    step('x', { isRequired: false, reward: 5, state: 'passed' }),
    step('y', { isRequired: false, reward: 7 }),
    step('z', { isRequired: false, reward: 2, state: 'review' }),
    step('stopped', { isRequired: false, reward: 100, isStopped: true }),
  ]
  const left = (given: Partial<ShownQuest>) => extrasLeft(quest(steps, given), NOW)
  expect(left({ state: 'started' })).toEqual({ steps: 2, points: 9 })
  expect(left({ state: 'done' })).toEqual({ steps: 2, points: 9 })
  expect(left({ state: 'full' })).toEqual({ steps: 2, points: 9 })
  expect(left({ state: 'ended' })).toEqual({ steps: 0, points: 0 })
  expect(left({ state: 'done', endDate: '2026-12-20T09:00:00Z' })).toEqual({ steps: 0, points: 0 })
})

test('the reward arrives for a minute after the last step, and not when the quest is opened later', () => {
  expect(isJustWon({ state: 'done', doneAt: '2026-12-20T09:59:30Z' }, NOW)).toBe(true)
  expect(isJustWon({ state: 'done', doneAt: '2026-12-20T09:58:00Z' }, NOW)).toBe(false)
  expect(isJustWon({ state: 'done', doneAt: '' }, NOW)).toBe(false)
  expect(isJustWon({ state: 'started', doneAt: '' }, NOW)).toBe(false)
})

test('the points of a quest are its reward and those of the steps that can still be done', () => {
  const steps = [
    step('a', { reward: 5 }),
    step('b', { reward: 10, isRequired: false }),
    step('c', { reward: 20, isStopped: true }),
  ]
  expect(totalPoints(quest(steps, { rewardPoints: 40 }))).toBe(55)
})

test('without a reward of its own, a quest is worth the points of its steps, and once won of those done', () => {
  const steps = [step('a', { reward: 10, state: 'passed' }), step('b', { reward: 30, isRequired: false })]
  expect(prizePoints(quest(steps, { rewardPoints: 5 }))).toBe(5)
  expect(prizePoints(quest(steps))).toBe(40)
  expect(prizePoints(quest(steps, { state: 'done' }))).toBe(10)
  expect(prizePoints(quest([step('a')]))).toBe(0)
})

test('the points of a step that was passed stay the prize when it is stopped later', () => {
  const steps = [
    step('a', { reward: 10, state: 'passed', isStopped: true }),
    step('b', { reward: 30, isStopped: true }),
  ]
  expect(prizePoints(quest(steps, { state: 'done' }))).toBe(10)
})
