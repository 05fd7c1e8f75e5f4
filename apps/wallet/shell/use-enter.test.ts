import { expect, test } from 'vitest'
import { isReturnPath } from './use-enter.ts'

test.each(['/claim/abc', '/present?code=%7B%7D', '/give/AB12', '/quests/q1?step=c1', '/challenge#c1.K3'])(
  'returns to %s after the sign-in',
  (href) => {
    expect(isReturnPath(href)).toBe(true)
  },
)

test.each(['/', '/give', '/you', '//x.example/claim/abc', 'https://x.example/claim/abc'])('drops %s', (href) => {
  expect(isReturnPath(href)).toBe(false)
})
