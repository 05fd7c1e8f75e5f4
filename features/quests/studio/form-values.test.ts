import { describe, expect, test } from 'vitest'
import type { Quest } from '../contract.ts'
import { questProblemsOf } from './form-check.ts'
import { addStep, keptName, moveStep, type QuestValues, startOf, startValues, toCall } from './form-values.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const QUEST: Quest = {
  id: 'winter',
  title: 'Winter of repair',
  description: 'One badge of the workshop.',
  challenges: ['badge', 'mail', 'discord'],
  requiredChallenges: ['badge', 'mail'],
  startDate: '2026-11-01T08:00:00.000Z',
  endDate: '2026-12-20T22:59:30.250Z',
  termsUrl: '',
  successMessage: 'Well done',
  limit: 20,
  isOrdered: true,
  fromStart: false,
  rewardPoints: 40,
  rewardTemplateHash: '0xabc',
  rewardTitle: 'Winter repairer',
  timeZone: 'Europe/Paris',
  created: '2026-10-30T08:00:00.000Z',
  state: 'running',
  started: 34,
  done: 6,
  waitingAt: '',
  waiting: 0,
  badgesDue: 0,
}
const FULL: QuestValues = {
  ...startValues(),
  title: 'A quest',
  steps: [
    { challengeId: 'a', isRequired: true },
    { challengeId: 'b', isRequired: false },
  ],
}
const check = (values: QuestValues, quest?: Quest) => questProblemsOf(toCall(values, 'Europe/Paris', quest), NOW, quest)

test('a quest that is opened and saved is sent as it was', () => {
  const { id, timeZone, created, state, started, done, waitingAt, waiting, badgesDue, rewardTitle, ...sent } = QUEST
  expect(toCall(startValues(QUEST), 'Europe/Paris', QUEST)).toEqual(sent)
})

test('dates are those of the community, across a change of its clock', () => {
  const { startDate, endDate } = toCall(
    { ...FULL, startsAt: '2026-10-24 09:00', endsAt: '2026-10-26 09:00' },
    'Europe/Paris',
  )
  expect([startDate, endDate]).toEqual(['2026-10-24T07:00:00.000Z', '2026-10-26T08:00:00.000Z'])
})

test('a copy has no dates, and its badge and steps', () => {
  const { startsAt, endsAt, steps, rewardTemplateHash } = startOf(QUEST, true)
  expect([startsAt, endsAt, steps.length, rewardTemplateHash]).toEqual(['', '', 3, '0xabc'])
})

test('a badge whose template is gone is not kept', () => {
  expect(startValues({ ...QUEST, rewardTitle: '' }).rewardTemplateHash).toBe('')
})

test('a complete form has no problem', () => {
  expect(check(FULL)).toEqual({})
})

test.each<[string, Partial<QuestValues>, object]>([
  ['no title', { title: ' ' }, { title: 'titleMissing' }],
  ['a long title', { title: 'x'.repeat(101) }, { title: 'titleTooLong' }],
  ['a long description', { description: 'x'.repeat(2001) }, { description: 'descriptionTooLong' }],
  ['no challenge', { steps: [] }, { challenges: 'challengesMissing' }],
  ['none required', { steps: [{ challengeId: 'a', isRequired: false }] }, { requiredChallenges: 'requiredMissing' }],
  ['a day without a time', { startsAt: '2026-12-01' }, { startDate: 'dateInvalid' }],
  ['words for a day', { endsAt: 'soon' }, { endDate: 'dateInvalid' }],
  [
    'an end before its start',
    { startsAt: '2026-12-02 10:00', endsAt: '2026-12-02 09:00' },
    { endDate: 'endBeforeStart' },
  ],
  ['an end in the past', { endsAt: '2026-11-01 09:00' }, { endDate: 'endBeforeStart' }],
  ['no places', { limit: '0' }, { limit: 'quantityNotValid' }],
  ['half a place', { limit: '2.5' }, { limit: 'quantityNotValid' }],
  ['words for places', { limit: 'many' }, { limit: 'quantityNotValid' }],
  ['points below 0', { points: '-3' }, { rewardPoints: 'pointsNotValid' }],
  ['words for points', { points: 'ten' }, { rewardPoints: 'pointsNotValid' }],
  ['plain http', { termsUrl: 'http://example.org' }, { termsUrl: 'termsUrlInvalid' }],
  ['a long message', { successMessage: 'x'.repeat(351) }, { successMessage: 'messageTooLong' }],
])('%s is refused at its field', (_, part, problems) => {
  expect(check({ ...FULL, ...part })).toEqual(problems)
})

test('thousands may be typed with spaces', () => {
  expect(toCall({ ...FULL, limit: '1 200', points: '10\u202f000' }, 'UTC')).toMatchObject({
    limit: 1200,
    rewardPoints: 10_000,
  })
})

describe('once people have started', () => {
  const values = startValues(QUEST)
  const extra = { challengeId: 'x', isRequired: false }

  test('a required step can be taken out, and an extra one added', () => {
    expect(check({ ...values, steps: [...values.steps.slice(1), extra] }, QUEST)).toEqual({})
  })

  test('no required step can be added, nor an extra one made required', () => {
    const added = { ...values, steps: [...values.steps, { ...extra, isRequired: true }] }
    expect(check(added, QUEST)).toEqual({ requiredChallenges: 'requiredAdded' })
    expect(check(added, { ...QUEST, started: 0, done: 0 })).toEqual({})
  })

  test('a challenge is added as an extra', () => {
    expect(addStep(values.steps, 'x', QUEST).at(-1)).toEqual(extra)
    expect(addStep(values.steps, 'x', undefined).at(-1)).toEqual({ ...extra, isRequired: true })
    expect(addStep(values.steps, 'mail', QUEST)).toBe(values.steps)
  })

  test('there are at least as many places as people who have finished', () => {
    expect(check({ ...values, limit: '5' }, QUEST)).toEqual({ limit: 'limitTaken' })
    expect(check({ ...values, limit: '6' }, QUEST)).toEqual({})
  })
})

test('a step is moved to a place, and never out of the list', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((challengeId) => ({ challengeId, isRequired: true }))
  const ids = (steps: { challengeId: string }[]) => steps.map(({ challengeId }) => challengeId).join('')
  const steps = [a, b, c].flatMap((one) => one ?? [])
  expect([moveStep(steps, 0, 2), moveStep(steps, 2, 0), moveStep(steps, 2, 3)].map(ids)).toEqual(['bca', 'cab', 'abc'])
})

test('a quest that is edited starts with its dates', () => {
  expect(startOf(QUEST, false)).toMatchObject({ startsAt: '2026-11-01 09:00', endsAt: '2026-12-20 23:59' })
})

test('a quest, its copy and a new one are kept apart', () => {
  expect([keptName(QUEST, false), keptName(QUEST, true), keptName(undefined, false)]).toEqual([
    'winter',
    'copy-winter',
    'new',
  ])
})
