import { expect, test } from 'vitest'
import { stillNew } from './unread-posts.ts'

test('a post stays new until the holder reacts to it, also once it is read', () => {
  const first = stillNew(new Set(), ['a', 'b'], new Set())
  expect([...first]).toEqual(['a', 'b'])
  expect(stillNew(first, [], new Set())).toBe(first)
  const reacted = new Set(['a'])
  const left = stillNew(first, ['a', 'b'], reacted)
  expect([...left]).toEqual(['b'])
  expect([...stillNew(left, ['c'], reacted)]).toEqual(['b', 'c'])
})
