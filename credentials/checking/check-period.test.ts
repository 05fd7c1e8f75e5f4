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
  ['a day that its month does not have', { validUntil: '2030-02-30T00:00:00Z' }, 'datesUnreadable'],
  ['the last day of a leap year in February', { validUntil: '2032-02-29T00:00:00Z' }, true],
])('judges %s', (_, dates, found) => {
  const { ok, reason } = checkPeriod(dates, NOW)
  expect(reason ?? ok).toBe(found)
})

const at = (ms: number) => new Date(NOW.getTime() + ms).toISOString()

test.each([
  ['a start now', { validFrom: at(0) }, true],
  ['a start within a minute, by a clock that is ahead', { validFrom: at(60_000) }, true],
  ['a start after a minute', { validFrom: at(60_001) }, 'notYetValid'],
  ['an end in a moment', { validUntil: at(1) }, true],
  ['an end now', { validUntil: at(0) }, 'expired'],
])('judges %s', (_, dates, found) => {
  const { ok, reason } = checkPeriod(dates, NOW)
  expect(reason ?? ok).toBe(found)
})

test('states the later start and the earlier end', () => {
  const [start, end] = [at(120_000), at(-1)]
  expect(checkPeriod({ validFrom: PAST, issuanceDate: start }, NOW)).toMatchObject({ from: start })
  expect(checkPeriod({ validUntil: FUTURE, expirationDate: end }, NOW)).toMatchObject({ until: end })
})

test('reads no dates of what is no credential', () => {
  expect(checkPeriod('a text', NOW)).toEqual({ ok: true })
})
