import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from './add-months.ts'

test.each([
  ['2026-11-22T16:57:07Z', 12, '2027-11-22T16:57:07Z'],
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2028-02-29T23:59:59Z', 12, '2029-02-28T23:59:59Z'],
  ['2026-08-31T00:00:00Z', 6, '2027-02-28T00:00:00Z'],
  ['2026-12-31T23:30:00Z', 2, '2027-02-28T23:30:00Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(new Date(from), months)).toEqual(new Date(to))
})

test('keeps the time of day, and the day or the last one of a shorter month', () => {
  const at = fc.date({ min: new Date('1970-01-01'), max: new Date('9000-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(at, fc.integer({ min: 0, max: 24 }), (from, months) => {
      const to = addMonths(from, months)
      const monthsSince = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
      expect(monthsSince(to) - monthsSince(from)).toBe(months)
      expect(to.toISOString().slice(10)).toBe(from.toISOString().slice(10))
      const isLastDay = new Date(to.getTime() + 86_400_000).getUTCDate() === 1
      expect(to.getUTCDate() === from.getUTCDate() || (isLastDay && to.getUTCDate() < from.getUTCDate())).toBe(true)
    }),
  )
})
