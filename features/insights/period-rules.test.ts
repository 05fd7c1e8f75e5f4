import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf, daysOfSpan, firstKept, type Parts, partsOf, spansOf, wholeSince } from './period-rules.ts'
import { addDays, DAYS_KEPT, daysFrom } from './rules.ts'

const TODAY = '2026-11-22'
const asked = { from: '', to: '', today: TODAY, first: '2024-02-10' }
const day = fc.integer({ min: -1200, max: 0 }).map((days) => addDays(TODAY, days))

const ordered = (a: string, b: string) => {
  const [from = '', to = ''] = [a, b].toSorted()
  return { from, to }
}

/** All days that the parts of a span stand for. */
function daysIn({ months, days }: Parts, today: string): string[] {
  const spans = [...days, ...(months ? [{ from: months.from, to: monthEnd(months.to, today) }] : [])]
  return spans.flatMap(({ from, to }) => columnsOf({ from, to }, 'day')).toSorted()
}
function monthEnd(month: string, today: string): string {
  const end = columnsOf({ from: month, to: addDays(month, 31) }, 'month')[1] ?? ''
  return addDays(end, -1) < today ? addDays(end, -1) : today
}

test.each([
  ['7days', '2026-11-16', '2026-11-09', '2026-11-15', 'day'],
  ['30days', '2026-10-24', '2026-09-24', '2026-10-23', 'day'],
  ['12months', '2025-12-01', '2024-12-01', '2025-11-30', 'month'],
] as const)(
  '%s begin on %s and have a period before of the same length',
  (period, from, beforeFrom, beforeTo, unit) => {
    expect(spansOf({ ...asked, period })).toEqual({ from, to: TODAY, before: { from: beforeFrom, to: beforeTo }, unit })
  },
)

test('since the start begins with the first figure, and has no period before', () => {
  expect(spansOf({ ...asked, period: 'start' })).toEqual({
    from: '2024-02-10',
    to: TODAY,
    before: undefined,
    unit: 'month',
  })
  expect(spansOf({ ...asked, period: 'start', first: TODAY })).toMatchObject({ from: TODAY, unit: 'day' })
})

test('two days are refused if one is missing, to come, or after the other', () => {
  const days = (from: string, to: string) => spansOf({ ...asked, period: 'days', from, to })
  expect(days('2026-11-20', '2026-11-19')).toBe('periodInvalid')
  expect(days('', '2026-11-19')).toBe('dayInvalid')
  expect(days('2026-11-23', '2026-11-24')).toBe('dayInvalid')
  expect(days('2026-11-20', '2026-12-24')).toMatchObject({ from: '2026-11-20', to: TODAY })
})

test('days that are no longer kept are widened to their months', () => {
  const days = (from: string, to: string) => spansOf({ ...asked, period: 'days', from, to })
  expect(days('2025-03-10', '2025-03-20')).toMatchObject({
    from: '2025-03-01',
    to: '2025-03-31',
    before: undefined,
    unit: 'month',
  })
  expect(days('2025-03-10', '2026-11-03')).toMatchObject({ from: '2025-03-01', to: '2026-11-03' })
})

test('before the first figure a period ends with the days that are kept', () => {
  const days = spansOf({ ...asked, period: 'days', from: '0001-01-01', to: TODAY, first: TODAY })
  expect(days).toMatchObject({ from: addDays(TODAY, 1 - DAYS_KEPT) })
})

test('the parts of a span are its days, each once', () => {
  fc.assert(
    fc.property(day, day, (a, b) => {
      const span = ordered(a, b)
      expect(daysIn(partsOf(span, TODAY), TODAY)).toEqual(columnsOf(span, 'day'))
    }),
  )
})

test('the parts of two named days, and day by day, are the days that the answer names, and read no day that is not kept', () => {
  fc.assert(
    fc.property(day, day, (a, b) => {
      const spans = spansOf({ ...asked, period: 'days', ...ordered(a, b) })
      if (typeof spans === 'string') throw new Error(spans)
      for (const parts of [partsOf(spans, TODAY), daysOfSpan(spans, TODAY)]) {
        expect(daysIn(parts, TODAY)).toEqual(columnsOf(spans, 'day'))
        for (const { from } of parts.days) expect(from >= addDays(TODAY, 1 - DAYS_KEPT)).toBe(true)
      }
    }),
  )
})

test('a chart has 62 columns of days, 36 of months, and years beyond', () => {
  const unit = (from: string) => {
    const spans = spansOf({ ...asked, first: '2010-01-01', period: 'days', from, to: TODAY })
    return typeof spans === 'string' ? spans : spans.unit
  }
  expect(daysFrom('2026-09-22', TODAY)).toBe(62)
  expect([unit('2026-09-22'), unit('2026-09-21')]).toEqual(['day', 'month'])
  expect([unit('2023-12-01'), unit('2023-11-30')]).toEqual(['month', 'year'])
})

test('what is counted since a day that is not kept any more is counted since the month after it', () => {
  expect(wholeSince(firstKept(TODAY), TODAY)).toBe(firstKept(TODAY))
  expect(wholeSince('2025-03-10', TODAY)).toBe('2025-04-01')
  expect(wholeSince('2025-03-01', TODAY)).toBe('2025-03-01')
})
