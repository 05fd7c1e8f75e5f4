import { expect, test } from 'vitest'
import { SCHEDULE_DAYS } from '../rules.ts'
import { dayIn, momentProblem, suggestedMoment, toField, toInstant } from './publish-moment.ts'

const now = new Date(2026, 10, 30, 18, 20)
const inDays = (days: number, minutes = 0) => toField(new Date(2026, 10, 30 + days, 18, 20 + minutes).toISOString())

test('suggests the next morning', () => {
  expect(suggestedMoment(now)).toBe('2026-12-01 09:00')
  expect(dayIn(now)).toBe('2026-11-30')
})

test('a field and its instant are the same moment', () => {
  expect(toField(toInstant('2026-12-01 09:00'))).toBe('2026-12-01 09:00')
  expect(toInstant('soon')).toBe('')
})

test('a moment is after now and within the days that a post can be scheduled', () => {
  expect(momentProblem(inDays(0), now)).toBe('publishAtInvalid')
  expect(momentProblem(inDays(0, 1), now)).toBeUndefined()
  expect(momentProblem(inDays(SCHEDULE_DAYS, -1), now)).toBeUndefined()
  expect(momentProblem(inDays(SCHEDULE_DAYS, 1), now)).toBe('publishAtInvalid')
  expect(momentProblem('tomorrow', now)).toBe('dateInvalid')
})
