import { expect, test } from 'vitest'
import { TYPES } from '../rules.ts'
import { checkDraft, startData, toCall, withType } from './challenge-draft.ts'

const draft = { type: 'xFollow', data: { targetAccount: '@blazon' }, reward: '20', title: '' } as const

test('a complete draft has no problem and becomes the call', () => {
  expect(Object.values(checkDraft(draft)).filter(Boolean)).toEqual([])
  expect(toCall({ ...draft, reward: ' ', title: ' Follow us ' })).toEqual({
    type: 'xFollow',
    data: { targetAccount: '@blazon' },
    reward: 0,
    title: 'Follow us',
  })
})

test('every wrong field has a problem of its own', () => {
  expect(checkDraft({ ...draft, data: { targetAccount: '' }, reward: '1.5', title: 'x'.repeat(101) })).toEqual({
    targetAccount: 'accountMissing',
    reward: 'pointsNotValid',
    title: 'titleTooLong',
  })
})

test.each(TYPES.filter((type) => !type.endsWith('Auth')))('an empty form of %s is not complete', (type) => {
  expect(Object.values(checkDraft({ ...draft, type, data: startData(type) })).filter(Boolean)).not.toEqual([])
})

test('another type begins with its own fields, the same type keeps what was typed', () => {
  expect(withType(draft, 'xPost')).toEqual({ ...draft, type: 'xPost', data: { message: '' } })
  expect(withType(draft, 'xFollow')).toBe(draft)
})
