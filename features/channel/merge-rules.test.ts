import { expect, test } from 'vitest'
import { mergePosts, olderThan } from './merge-rules.ts'

const at = (...days: number[]) => days.map((day) => ({ id: `p${day}`, created: `2026-11-${day}T09:00:00.000Z` }))
const merged = (known: number[], page: number[], isAll = false) => {
  const { posts, hasOlder } = mergePosts(at(...known), at(...page), isAll, ({ id }) => id)
  return { posts: posts.map(({ id }) => id), hasOlder }
}

test('a new post comes before the known ones', () => {
  expect(merged([19, 18, 17, 16], [20, 19, 18])).toEqual({ posts: ['p20', 'p19', 'p18', 'p17', 'p16'], hasOlder: true })
})

test('a post that was deleted within the page disappears', () => {
  expect(merged([20, 19, 18, 17], [20, 18, 17])).toEqual({ posts: ['p20', 'p18', 'p17'], hasOlder: false })
})

test('older posts are dropped when others may be missing between', () => {
  expect(merged([12, 11], [20, 19, 18])).toEqual({ posts: ['p20', 'p19', 'p18'], hasOlder: false })
})

test('a page with everything replaces what was known', () => {
  expect(merged([20, 12, 11], [20], true)).toEqual({ posts: ['p20'], hasOlder: false })
  expect(merged([20, 12], [])).toEqual({ posts: [], hasOlder: false })
})

test('older posts follow where the oldest post of the page is the newest known one', () => {
  expect(merged([18, 17], [20, 19, 18])).toEqual({ posts: ['p20', 'p19', 'p18', 'p17'], hasOlder: true })
})

test('a post of the same moment as the oldest of the page is kept', () => {
  const [{ created } = { created: '' }] = at(18)
  const known = [{ id: 'twin', created }, ...at(18, 19)]
  expect(olderThan(known, at(20, 18), created, ({ id }) => id)).toEqual([{ id: 'twin', created }])
})
