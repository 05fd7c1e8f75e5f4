import { expect, test } from 'vitest'
import { actOf, isContentWrong, stepOf } from './form-steps.ts'

test.each<[string, Parameters<typeof actOf>, ReturnType<typeof actOf>]>([
  ['a first step goes on to the second', [1, true, false], 'goOn'],
  ['a first step goes on, also of a draft', [1, true, true], 'goOn'],
  ['a second step creates the template', [2, true, false], 'create'],
  ['a form without steps creates the template', [undefined, true, false], 'create'],
  ['a draft is created as one', [2, true, true], 'createDraft'],
  ['a template that is edited is saved', [undefined, false, false], 'save'],
])('%s', (_, asked, act) => {
  expect(actOf(...asked)).toBe(act)
})

test('a title is in the first step, a colour in the second', () => {
  expect([stepOf('name'), stepOf('themeBgColor')]).toEqual([1, 2])
})

test('an end that has passed leads back to the first step', () => {
  expect(isContentWrong({ endDate: 'endDatePast' })).toBe(true)
  expect(isContentWrong({ points: 'pointsNotValid', endDate: undefined })).toBe(false)
})
