import { expect, test } from 'vitest'
import { checkPeriod } from './check-period.ts'

const NOW = new Date('2026-06-01T00:00:00Z')
const [PAST, FUTURE] = ['2021-01-01T00:00:00Z', '2030-01-01T00:00:00Z']

test.each([
  ['no dates', {}, true],
  ['an end in the past, by its older name', { expirationDate: PAST }, 'expired'],
  ['the earlier of two ends', { validUntil: FUTURE, expirationDate: PAST }, 'expired'],
  ['a start in the future, by its older name', { issuanceDate: FUTURE }, 'notYetValid'],
  ['the later of two starts', { validFrom: PAST, issuanceDate: FUTURE }, 'notYetValid'],
  ['a date of another form', { expirationDate: '1/2/21' }, 'datesUnreadable'],
])('judges %s', (_, dates, found) => {
  const { ok, reason } = checkPeriod(dates, NOW)
  expect(reason ?? ok).toBe(found)
})
