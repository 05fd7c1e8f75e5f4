import { expect, test } from 'vitest'
import { CURSOR_MAX, PAGES_MAX, SEARCH_MAX } from '../../rules.ts'
import { changeListView, historyOf, readListView } from './list-view.ts'

const START = { status: 'all', event: 'all', order: 'newest', filter: '', page: 1, after: '', before: '' }

test('shows the newest templates when the address has no parameters', () => {
  expect(readListView({})).toMatchObject({ ...START, isAdding: false, isDialogOpen: false })
})

test('follows the parameters of the address', () => {
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

test('limits a filter and a page to what a call accepts', () => {
  const { filter, page } = readListView({ filter: 'x'.repeat(SEARCH_MAX + 9), page: PAGES_MAX + 1 })
  expect([filter.length, page]).toEqual([SEARCH_MAX, PAGES_MAX])
})

test('accepts a filter that the address contains as a number', () => {
  expect(readListView({ filter: 2026 }).filter).toBe('2026')
})

test.each(['add', 'send', 'hash', 'edit', 'clone'])('recognizes an open dialog by %s', (flag) => {
  expect(readListView({ [flag]: 1 }).isDialogOpen).toBe(true)
})

test('keeps the other parameters of the address', () => {
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

test('drops the cursors when it returns to the first page', () => {
  const { page, after, before } = changeListView({ page: 4, after: 'a', before: 'b' }, { page: 1 })
  expect([page, after, before]).toEqual([undefined, undefined, undefined])
})

test('drops what was shown of a template when its dialog closes, and keeps it while it is open', () => {
  const search = { filter: 'ice', hash: 'abc', 'detail-status': 'pending', 'detail-page': 2 }
  expect(changeListView(search, { page: 2 })).toMatchObject(search)
  const closed = changeListView(search, { hash: undefined })
  expect(closed.filter).toBe('ice')
  expect([closed['detail-status'], closed['detail-page']]).toEqual([undefined, undefined])
})

test('opens the history of a template, and forgets what was shown of another', () => {
  const next = changeListView({ hash: 'one', 'detail-page': 3, 'detail-tab': 'information' }, historyOf('two'))
  expect(next).toEqual({ hash: 'two', 'detail-tab': 'history', 'detail-page': undefined })
})
