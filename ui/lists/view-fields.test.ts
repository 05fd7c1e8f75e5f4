import { expect, test } from 'vitest'
import { changeView, cursorOf, oneOf, pageOf, readView, textOf } from './view-fields.ts'

const fields = {
  search: textOf(10),
  order: oneOf(['newest', 'name'], 'newest'),
  page: pageOf(),
  after: cursorOf(10),
}
const START = { search: '', order: 'newest', page: 1, after: '' }
const change = (query: Record<string, unknown>, change: Partial<typeof START>) =>
  defined(changeView(query, { fields, change: change as never }))
const defined = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))

test('an address without a view shows its start', () => {
  expect(readView(fields, {})).toEqual(START)
})

test.each([
  [
    { page: 3, after: 'x' },
    { page: 3, after: 'x' },
  ],
  [{ page: '3' }, { page: 3 }],
  [{ search: 2026 }, { search: '2026' }],
  [{ order: 'name' }, { order: 'name' }],
])('reads %j', (query, view) => {
  expect(readView(fields, query)).toEqual({ ...START, ...view })
})

test.each([
  { page: 0 },
  { page: -2 },
  { page: 1.5 },
  { page: 'last' },
  { page: 99_999_999 },
  { order: 'random' },
  { search: 'longer than ten' },
  { search: { of: 'nothing' } },
  { after: ['x'] },
])('falls back to the start for %j', (query) => {
  expect(readView(fields, query)).toEqual(START)
})

test('leaves values that are the start out of the address', () => {
  expect(change({ search: 'ada', order: 'name', page: 2 }, { search: '', order: 'newest' })).toEqual({})
})

test('leads back to the first page when the list is narrowed or sorted', () => {
  expect(change({ search: 'ada', page: 2, after: 'x' }, { order: 'name' })).toEqual({ search: 'ada', order: 'name' })
})

test('turns a page without changing the search', () => {
  expect(change({ search: 'ada' }, { page: 2, after: 'x' })).toEqual({ search: 'ada', page: 2, after: 'x' })
})

test('keeps what is not of the list, and drops what no list could read', () => {
  expect(change({ member: 'did', order: 'random' }, { page: 2 })).toEqual({ member: 'did', page: 2 })
})

test('two lists of one address do not disturb each other', () => {
  const both = changeView({ page: 4 }, { fields, change: { page: 2 }, prefix: 'detail-' })
  expect(readView(fields, both).page).toBe(4)
  expect(readView(fields, both, 'detail-').page).toBe(2)
})
