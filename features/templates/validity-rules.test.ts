import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from '#base/add-months.ts'
import { SECONDS_A_MONTH } from './rules.ts'
import { endOfBadge, readValidity } from './validity-rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const none = { expirationDate: '', expirationDuration: 0 }

test('keeps only the chosen kind of validity', () => {
  const both = { expirationDate: '2027-05-03T00:00:00Z', expirationDuration: SECONDS_A_MONTH }
  expect(readValidity({ validity: 'infinite', ...both }, now)).toEqual({
    expirationDate: null,
    expirationDuration: null,
  })
  expect(readValidity({ validity: 'date', ...both }, now)?.expirationDuration).toBeNull()
  expect(readValidity({ validity: 'duration', ...both }, now)?.expirationDate).toBeNull()
})

test('keeps the given date or duration of a payload without validity', () => {
  const date = '2027-05-03T00:00:00.000Z'
  expect(readValidity({ ...none, expirationDate: date }, now)?.expirationDate).toEqual(new Date(date))
  expect(readValidity({ ...none, expirationDuration: SECONDS_A_MONTH }, now)?.expirationDuration).toBe(SECONDS_A_MONTH)
})

test('reads a payload without validity, date and duration as infinite', () => {
  expect(readValidity(none, now)).toEqual({ expirationDate: null, expirationDuration: null })
  expect(readValidity({}, now)).toEqual({ expirationDate: null, expirationDuration: null })
})

test.each([
  { validity: '' as const, ...none },
  { validity: 'date' as const, ...none },
  { validity: 'date' as const, ...none, expirationDate: now.toISOString() },
  { validity: 'duration' as const, ...none },
  { validity: 'duration' as const, ...none, expirationDuration: 13 * SECONDS_A_MONTH },
  { validity: 'duration' as const, ...none, expirationDuration: 1 },
])('rejects $validity with $expirationDate$expirationDuration', (chosen) => {
  expect(readValidity(chosen, now)).toBeUndefined()
})

test('ends 12 months on the same day of the next year', () => {
  const validity = { expirationDate: null, expirationDuration: 12 * SECONDS_A_MONTH }
  expect(endOfBadge(validity, now)).toEqual(new Date('2027-11-21T10:00:00Z'))
})

test('counts a duration in calendar months from the issue', () => {
  const issues = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(issues, fc.integer({ min: 1, max: 12 }), (issuedAt, months) => {
      const chosen = readValidity({ validity: 'duration', expirationDuration: months * SECONDS_A_MONTH }, now)
      expect(chosen && endOfBadge(chosen, issuedAt)).toEqual(addMonths(issuedAt, months))
    }),
  )
})

test('ends badges at a fixed date, or never', () => {
  const expirationDate = new Date('2027-05-03T00:00:00Z')
  expect(endOfBadge({ expirationDate, expirationDuration: null }, now)).toEqual(expirationDate)
  expect(endOfBadge({ expirationDate: null, expirationDuration: null }, now)).toBeUndefined()
})
