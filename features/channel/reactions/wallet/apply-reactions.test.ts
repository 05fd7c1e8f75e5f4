import { expect, test } from 'vitest'
import { applyReactions } from './apply-reactions.ts'

const post = { postId: 'p1', reactions: [{ emoji: '❤️', count: 2 }], own: ['❤️'] }

test('a new reaction is counted and own', () => {
  expect(applyReactions(post, [{ postId: 'p1', emoji: '👏', isOn: true }])).toMatchObject({
    reactions: [
      { emoji: '❤️', count: 2 },
      { emoji: '👏', count: 1 },
    ],
    own: ['❤️', '👏'],
  })
})

test('a removed reaction is no longer counted, and the last of its kind disappears', () => {
  const removed = applyReactions(post, [{ postId: 'p1', emoji: '❤️', isOn: false }])
  expect(removed).toMatchObject({ reactions: [{ emoji: '❤️', count: 1 }], own: [] })
  const single = { ...post, reactions: [{ emoji: '❤️', count: 1 }] }
  expect(applyReactions(single, [{ postId: 'p1', emoji: '❤️', isOn: false }]).reactions).toEqual([])
})

test('a change that the server knows already, or of another post, changes nothing', () => {
  expect(applyReactions(post, [{ postId: 'p1', emoji: '❤️', isOn: true }])).toEqual(post)
  expect(applyReactions(post, [{ postId: 'p2', emoji: '👏', isOn: true }])).toEqual(post)
})
