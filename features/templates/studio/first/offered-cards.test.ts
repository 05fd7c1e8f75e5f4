import { expect, test } from 'vitest'
import { offeredCards } from './offered-cards.ts'

test('offers both cards to a new community, the one of the page first', () => {
  expect(offeredCards('membership', {}, true)).toEqual(['membership', 'basic'])
  expect(offeredCards('basic', {}, true)).toEqual(['basic', 'membership'])
})

test('offers the other card after one was used, and the own card of a page later', () => {
  expect(offeredCards('membership', { membership: 1 }, true)).toEqual(['basic'])
  expect(offeredCards('membership', { basic: 1, role: 1 }, true)).toEqual(['membership'])
  expect(offeredCards('basic', { basic: 1, role: 1 }, true)).toEqual([])
})

test('offers contributors what they may create, on no other page, and nothing before the counts are known', () => {
  expect(offeredCards('basic', {}, false)).toEqual(['basic'])
  expect(offeredCards('membership', {}, false)).toEqual([])
  expect(offeredCards('ticket', {}, true)).toEqual([])
  expect(offeredCards('basic', undefined, true)).toEqual([])
})
