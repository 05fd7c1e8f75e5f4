import { expect, test } from 'vitest'
import { USUAL_SETTINGS } from '../rules.ts'
import { checkSettings, startOf, valuesOf } from './giving-values.ts'

const START = startOf(USUAL_SETTINGS)

test.each([
  [{}, {}],
  [{ perWeek: '0' }, { perWeek: 'perWeekInvalid' }],
  [{ perWeek: '5.5' }, { perWeek: 'perWeekInvalid' }],
  [{ pairDays: '366' }, { pairDays: 'pairDaysInvalid' }],
  [{ pairDays: '' }, { pairDays: 'pairDaysInvalid' }],
  [{ givers: 'holders' as const }, { templateIds: 'templatesMissing' }],
  [{ isOn: false, perWeek: 'many' }, {}],
])('names the wrong settings: %o', (part, problems) => {
  const none = { templateIds: undefined, perWeek: undefined, pairDays: undefined }
  expect(checkSettings({ ...START, ...part })).toEqual({ ...none, ...problems })
})

test('sends named templates only where they decide, and valid numbers while giving is off', () => {
  expect(valuesOf({ ...START, templateIds: ['one'] }).templateIds).toEqual([])
  expect(valuesOf({ ...START, isOn: false, perWeek: 'many' }).perWeek).toBe(USUAL_SETTINGS.perWeek)
})
