import { expect, test } from 'vitest'
import type { Post } from '../wallet-contract.ts'
import { postsAfter, stillNew } from './unread-posts.ts'

test('a post stays new until the holder reacts to it, also once it is read', () => {
  const first = stillNew(new Set(), ['a', 'b'], new Set())
  expect([...first]).toEqual(['a', 'b'])
  expect(stillNew(first, [], new Set())).toBe(first)
  const reacted = new Set(['a'])
  const left = stillNew(first, ['a', 'b'], reacted)
  expect([...left]).toEqual(['b'])
  expect([...stillNew(left, ['c'], reacted)]).toEqual(['b', 'c'])
})

const post = (postId: string, issuerId: string, minute: number) =>
  ({ postId, issuerId, created: `2026-12-01T09:0${minute}:00Z` }) as Post

test('the posts after one are those of its community, each once though two lists have it', () => {
  const posts = [
    post('c', 'one', 3),
    post('x', 'other', 4),
    post('b', 'one', 2),
    post('a', 'one', 1),
    post('c', 'one', 3),
  ]
  expect(postsAfter(posts, 'one', 'a')).toBe(2)
  expect(postsAfter(posts, 'one', 'c')).toBe(0)
  expect(postsAfter(posts, 'one', 'unread')).toBeUndefined()
})
