import { expect, test } from 'vitest'
import { SECONDS_A_MONTH } from './rules.ts'
import { readValidity } from './validity-rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const none = { expirationDate: '', expirationDuration: 0 }

test('a validity keeps only what was chosen', () => {
  const both = { expirationDate: '2027-05-03T00:00:00Z', expirationDuration: SECONDS_A_MONTH }
  expect(readValidity({ validity: 'infinite', ...both }, now)).toEqual({
    expirationDate: null,
    expirationDuration: null,
  })
  expect(readValidity({ validity: 'date', ...both }, now)?.expirationDuration).toBeNull()
  expect(readValidity({ validity: 'duration', ...both }, now)?.expirationDate).toBeNull()
})

test.each([
  { validity: 'date' as const, ...none },
  { validity: 'date' as const, ...none, expirationDate: now.toISOString() },
  { validity: 'duration' as const, ...none },
  { validity: 'duration' as const, ...none, expirationDuration: 13 * SECONDS_A_MONTH },
  { validity: 'duration' as const, ...none, expirationDuration: 1 },
])('$validity with $expirationDate$expirationDuration is not chosen', (chosen) => {
  expect(readValidity(chosen, now)).toBeUndefined()
})
