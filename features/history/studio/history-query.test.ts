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

test('keeps the days of the community on which badges were sent, and ignores text that is not a day', () => {
  const asked = { ...NOTHING_NARROWED, sentFrom: '2026-12-01', sentTo: 'yesterday' }
  expect(historyQuery(asked)).toMatchObject({ sentFrom: '2026-12-01', sentTo: '' })
})

test('reads the address that insights link to', () => {
  const linked = { opened: 'no', sentFrom: '2026-11-01', sentTo: '2026-11-30' }
  expect(readView(HISTORY_VIEW, linked)).toMatchObject(linked)
})
