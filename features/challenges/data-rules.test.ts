import { describe, expect, test } from 'vitest'
import { CHALLENGE_DATA, isLocal } from './data-rules.ts'

describe('an address over plain http', () => {
  test.each([
    'http://localhost',
    'http://localhost/',
    'http://localhost:8080/check?x=1',
    'http://127.0.0.1',
    'http://127.20.130.4:80/check',
    'http://[::1]:65535',
  ])('is of the machine itself: %s', (url) => {
    expect(isLocal(url)).toBe(true)
  })

  test.each([
    'https://localhost',
    'http://example.org',
    'http://localhost.evil.example',
    'http://localhost@evil.example',
    'http://localhost:80@evil.example',
    'http://127.0.0.1.evil.example',
    'http://127.0.0',
    'http://127.0.0.1234',
    'http://128.0.0.1',
    'http://[::1].evil.example',
    'http://localhost:123456',
    'http://localhost:port',
    'http://localhost/a page',
    'x http://localhost',
    'http://127.a.b.c',
  ])('is not of the machine itself: %s', (url) => {
    expect(isLocal(url)).toBe(false)
  })
})

describe("a community's own server", () => {
  test.each(['https://example.org/check', ' https://example.org ', 'http://localhost:8080/check'])(
    'is asked at %j',
    (url) => {
      expect(CHALLENGE_DATA.ask.parse({ url })).toEqual({ url: url.trim() })
    },
  )

  test.each([
    'http://example.org/check',
    'ftp://example.org',
    'example.org',
    'x https://example.org',
    'view-source:https://example.org',
    'https://example.org/a page',
    'https://',
    'https://exa[mple.org',
    `https://example.org/${'x'.repeat(200)}`,
  ])('is not asked at %j', (url) => {
    expect(CHALLENGE_DATA.ask.safeParse({ url }).success).toBe(false)
  })
})

describe('an account', () => {
  test.each([
    ['harbour', 'harbour'],
    ['@harbour', 'harbour'],
    ['https://x.com/harbour', 'harbour'],
    ['http://www.twitter.com/harbour', 'harbour'],
    ['HTTPS://t.me/harbour', 'harbour'],
    ['https://facebook.com/harbour.school', 'harbour.school'],
  ])('%j is kept as %j', (typed, name) => {
    expect(CHALLENGE_DATA.xFollow.parse({ targetAccount: typed })).toEqual({ targetAccount: name })
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
    expect(CHALLENGE_DATA.xFollow.safeParse({ targetAccount }).success).toBe(false)
  })
})

describe('a post', () => {
  test.each([
    ['123', '123'],
    ['https://x.com/harbour/status/123', '123'],
    ['https://twitter.com/harbour/statuses/123?s=20', '123'],
    ['https://x.com/harbour/status/123/photo/1', '123'],
  ])('%j has the number %s', (tweetId, id) => {
    expect(CHALLENGE_DATA.xRepost.parse({ tweetId })).toEqual({ tweetId: id })
  })

  test.each(['post', 'x123', '123x', 'https://x.com/123x', '1'.repeat(26)])('has no number in %j', (tweetId) => {
    expect(CHALLENGE_DATA.xRepost.safeParse({ tweetId }).success).toBe(false)
  })
})

describe('a quiz', () => {
  const question = { text: 'Which knot?', choices: ['Bowline', 'Reef'], right: [1] }
  const quiz = { questions: [question], passMark: 1, attemptsADay: 1 }
  const isQuiz = (changed: object) => CHALLENGE_DATA.quiz.safeParse({ ...quiz, ...changed }).success

  test('has right choices among those that are shown', () => {
    const withRight = (right: number[]) => isQuiz({ questions: [{ ...question, right }] })
    expect([[1], [0, 1], [2], [0, 2], []].map(withRight)).toEqual([true, true, false, false, false])
  })

  test('asks for no more right answers than it has questions', () => {
    expect([1, 2].map((passMark) => isQuiz({ passMark }))).toEqual([true, false])
  })
})

test.each([
  ['', '', true],
  ['2026-11-20T12:00:00Z', '', true],
  ['', '2026-11-20T12:00:00Z', true],
  ['2026-11-20T12:00:00Z', '2026-11-20T12:00:01Z', true],
  ['2026-11-20T12:00:00+01:00', '2026-11-20T11:00:01Z', true],
  ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', false],
])('can be visited from %j to %j: %s', (from, to, can) => {
  expect(CHALLENGE_DATA.visit.safeParse({ name: 'Harbour', from, to }).success).toBe(can)
})
