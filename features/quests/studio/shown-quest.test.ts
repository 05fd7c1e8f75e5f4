import { expect, test } from 'vitest'
import type { Challenge } from '#features/challenges/contract.ts'
import { type QuestValues, startValues } from './form-values.ts'
import { type StageViewName, shownChallenge, shownQuest } from './shown-quest.ts'

const CHALLENGE: Challenge = {
  id: 'a',
  type: 'ownsBadges',
  data: { templateHashList: ['0x1', '0x2'], count: 2 },
  reward: 10,
  created: '2026-01-01T00:00:00Z',
  way: 'own',
  title: '',
  passed: 3,
  quests: [],
  stopped: '',
  isDraft: false,
}
const ids = ['a', 'b', 'c', 'd', 'e']
const challenges = ids.map((id) => shownChallenge({ ...CHALLENGE, id }, new Map()))
const values: QuestValues = {
  ...startValues(),
  title: 'Winter',
  limit: '20',
  successMessage: 'Well done',
  steps: ids.map((challengeId) => ({ challengeId, isRequired: challengeId !== 'c' && challengeId !== 'e' })),
}
const shown = (view: StageViewName, part: Partial<QuestValues> = {}) =>
  shownQuest(
    { ...values, ...part },
    {
      view,
      challenges,
      community: { name: 'Quai', profileImage: '' },
      timeZone: 'Europe/Paris',
      now: new Date('2026-11-22T10:00:00Z'),
    },
  )
const passed = (view: StageViewName) =>
  shown(view)
    .steps.flatMap(({ challengeId, state }) => (state === 'passed' ? challengeId : []))
    .join('')

test('the stage passes no step at the start, half of the required ones, or all', () => {
  expect([passed('start'), passed('halfway'), passed('won')]).toEqual(['', 'ac', 'abcd'])
  expect(shown('halfway')).toMatchObject({ state: 'started', passed: 1, required: 3, placesLeft: 20 })
  expect(shown('won')).toMatchObject({ state: 'done', passed: 3, successMessage: 'Well done' })
  expect(shown('start').successMessage).toBe('')
})

test('a quest that starts later is shown as one to come', () => {
  expect(shown('start', { startsAt: '2026-12-01 09:00' })).toMatchObject({
    state: 'coming',
    startDate: '2026-12-01T08:00:00.000Z',
  })
})

test('half-typed values are left out, and a deleted challenge is no step', () => {
  const quest = shown('start', {
    startsAt: '1 Dec',
    limit: 'many',
    points: '-',
    steps: [{ challengeId: 'gone', isRequired: true }],
  })
  expect(quest).toMatchObject({ startDate: '', placesLeft: '', rewardPoints: 0, steps: [] })
})

test('a challenge names the templates that still exist, and its solutions stay in the studio', () => {
  const { shown: facts } = shownChallenge(CHALLENGE, new Map([['0x2', 'Laser cutter']]))
  expect(facts).toEqual({ templates: [{ id: '0x2', title: 'Laser cutter' }], count: 2 })
  const word = shownChallenge({ ...CHALLENGE, type: 'code', data: { kind: 'word', word: 'marmalade' } }, new Map())
  expect(JSON.stringify(word)).not.toContain('marmalade')
})
