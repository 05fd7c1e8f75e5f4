import { expect, test } from 'vitest'
import { CallProblem, isRefusal, Problem } from './problem.ts'

test.each([
  ['a call that the server refused', new CallProblem('notFound', 4040, 404), true],
  ['a session that has ended', new CallProblem('signedOut', 3000, 401), true],
  ['too many requests, which are refused for a while', new CallProblem('tooManyRequests', 4290, 429), false],
  ['a server in trouble', new CallProblem('unavailable', 5030, 503), false],
  ['a server that was not reached', new CallProblem('unreachable', 0, 0), false],
  ['another error', new Problem('notFound'), false],
  ['none', null, false],
])('tells a refusal: %s', (_, thrown, expected) => {
  expect(isRefusal(thrown)).toBe(expected)
})
