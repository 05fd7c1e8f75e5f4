import { expect, test } from 'vitest'
import { CURSOR_MAX, PAGES_MAX, SEARCH_MAX } from '../rules.ts'
import { changeListView, readListView } from './list-view.ts'

const START = { status: 'all', event: 'all', order: 'newest', filter: '', page: 1, after: '', before: '' }

test('shows the newest of all where the address says nothing', () => {
  expect(readListView({})).toMatchObject({ ...START, isAdding: false, isDialogOpen: false })
})

test('shows what the address says', () => {
  const search = {
    status: 'published',
    event: 'ongoing',
    order: 'name',
    filter: 'ice',
    page: 3,
    after: 'a',
    before: 'b',
  }
  expect(readListView(search)).toMatchObject(search)
})

test.each([
  ['a status', { status: 'deleted' }],
  ['an order', { order: 'random' }],
  ['a page before the first', { page: -3 }],
  ['a page that is no number', { page: 'last' }],
  ['a cursor that no call takes', { after: 'x'.repeat(CURSOR_MAX + 1), before: 7 }],
])('shows the newest of all where the address has %s that does not exist', (_, search) => {
  expect(readListView(search)).toMatchObject(START)
})

test('cuts a filter and a page to what a call takes', () => {
  const { filter, page } = readListView({ filter: 'x'.repeat(SEARCH_MAX + 9), page: PAGES_MAX + 1 })
  expect([filter.length, page]).toEqual([SEARCH_MAX, PAGES_MAX])
})

test('takes a filter that the address holds as a number', () => {
  expect(readListView({ filter: 2026 }).filter).toBe('2026')
})

test.each(['add', 'send', 'hash', 'edit', 'clone'])('knows by %s that a dialog is open', (flag) => {
  expect(readListView({ [flag]: 1 }).isDialogOpen).toBe(true)
})

test('keeps the rest of the address when some of it changes', () => {
  expect(changeListView({ filter: 'ice', lang: 'fr' }, { order: 'sent' })).toEqual({
    filter: 'ice',
    lang: 'fr',
    order: 'sent',
  })
})

test.each([
  ['status', { status: 'published' }, { status: 'all' }],
  ['event', { event: 'ongoing' }, { event: 'all' }],
  ['order', { order: 'name' }, { order: 'newest' }],
  ['filter', { filter: 'ice' }, { filter: '' }],
] as const)('leaves the %s out of the address that is shown anyway', (name, search, flags) => {
  expect(changeListView(search, flags)[name]).toBeUndefined()
})

test('forgets the cursors with the way back to the first page', () => {
  const { page, after, before } = changeListView({ page: 4, after: 'a', before: 'b' }, { page: 1 })
  expect([page, after, before]).toEqual([undefined, undefined, undefined])
})
