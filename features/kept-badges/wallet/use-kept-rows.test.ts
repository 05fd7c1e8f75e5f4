import { expect, test } from 'vitest'
import type { KeptRow } from './use-kept-badges.ts'
import { withoutRow, withRow } from './use-kept-rows.ts'

const row = (keptId: string, checkedAt = ''): KeptRow => ({
  keptId,
  keptAt: '',
  checkedAt,
  sealedSummary: '',
  sealedBy: '',
  needsSealing: false,
  shownUrl: '',
})
const shelf = {
  pages: [
    { badges: [row('a'), row('b')], next: 'b', count: 3, unsealed: 0 },
    { badges: [row('c')], next: '', count: 3, unsealed: 0 },
  ],
  pageParams: [{}, { after: 'b' }],
}
const idsOf = ({ pages }: Pick<typeof shelf, 'pages'>) => pages.map(({ badges }) => badges.map(({ keptId }) => keptId))

test('a badge that was checked again is replaced in its place, and the other pages stay as they are', () => {
  const next = withRow(shelf, row('c', 'now'))
  expect(idsOf(next)).toEqual([['a', 'b'], ['c']])
  expect(next.pages[1]?.badges[0]?.checkedAt).toBe('now')
  expect(next.pages[0]).toBe(shelf.pages[0])
})

test('a removed badge leaves its page and the count, and the way to the next page stays', () => {
  const next = withoutRow(shelf, 'b')
  expect(idsOf(next)).toEqual([['a'], ['c']])
  expect(next.pages.map(({ count, next }) => [count, next])).toEqual([
    [2, 'b'],
    [2, ''],
  ])
})

test('a badge that is not in them changes nothing', () => {
  expect(withoutRow(shelf, 'x')).toBe(shelf)
  expect(idsOf(withRow(shelf, row('x')))).toEqual(idsOf(shelf))
})
