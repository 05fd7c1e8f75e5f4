import { expect, test } from 'vitest'
import type { Message, SentBadge } from '../../contract.ts'
import { type Thread, withEarlier, withLatest } from './join-thread.ts'

const thread = (ids: string, earlier = '', badges = ''): Thread => ({
  messages: [...ids].map((messageId) => ({ messageId }) as Message),
  badges: [...badges].map((claimId) => ({ claimId }) as SentBadge),
  earlier,
})
const idsOf = ({ messages, badges, earlier }: Thread) => [
  messages.map(({ messageId }) => messageId).join(''),
  badges.map(({ claimId }) => claimId).join(''),
  earlier,
]

test('keeps earlier messages when the latest page is read again', () => {
  const loaded = withEarlier(thread('def', 'd', 'y'), thread('abc', 'a', 'x'), 'd')
  expect(idsOf(loaded)).toEqual(['abcdef', 'xy', 'a'])
  expect(idsOf(withLatest(loaded, thread('efg', 'e', 'yz')))).toEqual(['abcdefg', 'xyz', 'a'])
})

test('drops what was loaded when messages between are missing', () => {
  expect(idsOf(withLatest(thread('abc', 'a'), thread('xyz', 'x')))).toEqual(['xyz', '', 'x'])
})

test('shows the latest page alone at first, and when it is the whole conversation', () => {
  expect(idsOf(withLatest(undefined, thread('abc')))).toEqual(['abc', '', ''])
  expect(idsOf(withLatest(thread('abc'), thread('abcd')))).toEqual(['abcd', '', ''])
})

test('adds an earlier page once', () => {
  const loaded = withEarlier(thread('def', 'd'), thread('abc'), 'd')
  expect(idsOf(withEarlier(loaded, thread('abc'), 'd'))).toEqual(['abcdef', '', ''])
})
