import { expect, test } from 'vitest'
import { countsFrom, entryState, fitQuest, isTooEarly, progressOf, questState, stepsOf } from './quest-rules.ts'

const at = (iso: string) => new Date(iso)
const FIELDS = { challenges: ['a', 'b', 'c'], requiredChallenges: ['a', 'c'], startDate: '', endDate: '' }
const steps = stepsOf(FIELDS)
const passed = (...ids: string[]) => ids.map((challengeId) => ({ challengeId, passedAt: at('2026-11-05T10:00:00Z') }))

test.each([
  ['a required challenge that is not in the list', { requiredChallenges: ['x'] }, 'challengesUnknown'],
  [
    'an end at the start',
    { startDate: '2026-11-01T09:00:00+01:00', endDate: '2026-11-01T08:00:00Z' },
    'endBeforeStart',
  ],
  ['an end in the past of a new quest', { endDate: '2026-10-31T00:00:00Z' }, 'endBeforeStart'],
  [
    'times with different offsets in order',
    { startDate: '2026-11-01T09:00:00+01:00', endDate: '2026-11-01T08:00:01Z' },
    undefined,
  ],
  ['no dates', {}, undefined],
])('fits %s', (_name, fields, problem) => {
  expect(fitQuest({ ...FIELDS, ...fields }, at('2026-11-01T00:00:00Z'))).toBe(problem)
})

test('keeps an end in the past of a quest that exists', () => {
  expect(fitQuest({ ...FIELDS, endDate: '2026-10-31T00:00:00Z' })).toBeUndefined()
})

test('a repeated challenge is one step', () => {
  expect(stepsOf({ challenges: ['a', 'a', 'b'], requiredChallenges: ['b'] })).toEqual([
    { challengeId: 'a', isRequired: false },
    { challengeId: 'b', isRequired: true },
  ])
})

// As the form in Paris sends them: both changes of the clock, the end of a quarter and of a year.
test.each([
  ['spring forward', '2026-03-29T02:00:00+01:00', '2026-03-29T01:00:00Z'],
  ['the second 02:30 of autumn', '2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00Z'],
  ['the first 02:30 of autumn', '2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00Z'],
  ['the end of a quarter', '2026-10-01T00:00:00+02:00', '2026-09-30T22:00:00Z'],
  ['the end of a year', '2027-01-01T00:00:00+01:00', '2026-12-31T23:00:00Z'],
])('ends at its instant, not a moment later: %s', (_name, written, instant) => {
  const times = { startDate: null, endDate: new Date(written) }
  const end = at(instant).getTime()
  expect(questState(times, new Date(end - 1))).toBe('running')
  expect(questState(times, new Date(end))).toBe('ended')
})

test('is to come before its start, and runs from it on', () => {
  const times = { startDate: at('2026-11-01T08:00:00Z'), endDate: null }
  expect(questState(times, at('2026-11-01T07:59:59Z'))).toBe('coming')
  expect(questState(times, at('2026-11-01T08:00:00Z'))).toBe('running')
})

test('stays ended when an admin ended it and the clock goes back', () => {
  const ended = at('2026-11-10T12:00:00Z')
  const times = { startDate: null, endDate: ended, endedAt: ended }
  expect(questState(times, at('2026-11-10T11:00:00Z'))).toBe('ended')
})

test('counts required steps in any order, and an extra for none of them', () => {
  const progress = progressOf(steps, passed('c', 'b'), { isOrdered: false })
  expect(progress).toMatchObject({ passed: 1, required: 2, isDone: false, nextId: 'a' })
  expect(progress.counted).toEqual(new Set(['b', 'c']))
})

test('in order, a later step counts only after those before it', () => {
  expect(progressOf(steps, passed('c'), { isOrdered: true })).toMatchObject({ passed: 0, isDone: false, nextId: 'a' })
  expect(progressOf(steps, passed('c', 'a'), { isOrdered: true })).toMatchObject({
    passed: 2,
    isDone: true,
    nextId: '',
  })
})

test('passes from before the start count, unless only those from it on do', () => {
  const from = at('2026-11-05T10:00:01Z')
  expect(progressOf(steps, passed('a', 'c'), { isOrdered: false }).isDone).toBe(true)
  expect(progressOf(steps, passed('a', 'c'), { isOrdered: false, countsFrom: from })).toMatchObject({
    passed: 0,
    isDone: false,
  })
})

test('a quest that began at once began when it was created', () => {
  const createdAt = at('2026-11-01T00:00:00Z')
  const startDate = at('2026-11-02T00:00:00Z')
  expect(countsFrom({ fromStart: true, startDate: null, createdAt })).toBe(createdAt)
  expect(countsFrom({ fromStart: true, startDate, createdAt })).toBe(startDate)
  expect(countsFrom({ fromStart: false, startDate, createdAt })).toBeNull()
})

test('a required step is too early while one before it is missing, an extra one never is', () => {
  const progress = progressOf(steps, passed('a'), { isOrdered: true })
  expect(steps.map(({ challengeId }) => isTooEarly(steps, challengeId, progress))).toEqual([false, false, false])
  const none = progressOf(steps, [], { isOrdered: true })
  expect(steps.map(({ challengeId }) => isTooEarly(steps, challengeId, none))).toEqual([false, false, true])
})

test.each([
  ['running', { isStarted: false, isDone: false, placesLeft: null }, 'open'],
  ['running', { isStarted: true, isDone: false, placesLeft: 1 }, 'started'],
  ['running', { isStarted: true, isDone: false, placesLeft: 0 }, 'full'],
  ['running', { isStarted: true, isDone: true, placesLeft: 0 }, 'done'],
  ['ended', { isStarted: true, isDone: true, placesLeft: null }, 'done'],
  ['ended', { isStarted: true, isDone: false, placesLeft: null }, 'ended'],
  ['coming', { isStarted: false, isDone: false, placesLeft: 5 }, 'coming'],
] as const)('a %s quest is shown to a member by what they did', (state, own, shown) => {
  expect(entryState(state, own)).toBe(shown)
})
