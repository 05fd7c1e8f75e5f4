import { describe, expect, test } from 'vitest'
import { OUTSIDE_DATA } from './contract.ts'

describe('an account', () => {
  test.each([
    ['harbour', 'harbour'],
    ['@harbour', 'harbour'],
    ['https://x.com/harbour', 'harbour'],
    ['http://www.twitter.com/harbour', 'harbour'],
    ['HTTPS://t.me/harbour', 'harbour'],
    ['https://facebook.com/harbour.school', 'harbour.school'],
  ])('%j is kept as %j', (typed, name) => {
    expect(OUTSIDE_DATA.xFollow.parse({ targetAccount: typed })).toEqual({ targetAccount: name })
  })

  test.each([
    'https://evil.example/harbour',
    'x https://x.com/harbour',
    'myhttps://x.com/harbour',
    'har@bour',
    '@@harbour',
    'h'.repeat(65),
    '@',
  ])('is not read from %j', (targetAccount) => {
    expect(OUTSIDE_DATA.xFollow.safeParse({ targetAccount }).success).toBe(false)
  })
})

describe('a post', () => {
  test.each([
    ['123', '123'],
    ['https://x.com/harbour/status/123', '123'],
    ['https://twitter.com/harbour/statuses/123?s=20', '123'],
    ['https://x.com/harbour/status/123/photo/1', '123'],
  ])('%j has the number %s', (tweetId, id) => {
    expect(OUTSIDE_DATA.xRepost.parse({ tweetId })).toEqual({ tweetId: id })
  })

  test.each(['post', 'x123', '123x', 'https://x.com/123x', '1'.repeat(26)])('has no number in %j', (tweetId) => {
    expect(OUTSIDE_DATA.xRepost.safeParse({ tweetId }).success).toBe(false)
  })
})
