import { expect, test } from 'vitest'
import { readView } from '#ui/lists/view-fields.ts'
import { HISTORY_VIEW, historyQuery } from './history-query.ts'

const NOTHING_NARROWED = readView(HISTORY_VIEW, {})

test('filters from the first moment of one day to the last of another', () => {
  const { from, to } = historyQuery({ ...NOTHING_NARROWED, from: '2026-12-01', to: '2026-12-31' })
  expect([from, to]).toEqual([new Date(2026, 11, 1).toISOString(), new Date(2027, 0, 1).toISOString()])
})

test('ignores text that is not a day', () => {
  expect(historyQuery({ ...NOTHING_NARROWED, from: 'last week', to: '' })).toMatchObject({ from: '', to: '' })
})
