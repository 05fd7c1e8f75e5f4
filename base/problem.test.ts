import { expect, test } from 'vitest'
import { CallProblem, isLastingRefusal, isRefusal, Problem } from './problem.ts'

test.each([
  ['a call that the server refused', new CallProblem('notFound', 4040, 404), true],
  ['a session that has ended', new CallProblem('signedOut', 3000, 401), true],
  ['too many requests, which are refused for a while', new CallProblem('tooManyRequests', 4290, 429), false],
  ['a call that came too slowly', new CallProblem('unreachable', 4080, 408), false],
  ['a server in trouble', new CallProblem('unavailable', 5030, 503), false],
  ['a server that was not reached', new CallProblem('unreachable', 0, 0), false],
  ['another error', new Problem('notFound'), false],
  ['none', null, false],
])('tells a refusal: %s', (_, thrown, expected) => {
  expect(isRefusal(thrown)).toBe(expected)
})

test.each([
  ['what is not there', 404, true],
  ['what may not be read', 403, true],
  ['what is gone', 410, true],
  ['a session that has expired', 401, false],
  ['a call that came too slowly', 408, false],
  ['a conflict, such as a badge whose key is not there yet', 409, false],
  ['too many requests', 429, false],
  ['a server in trouble', 503, false],
])('tells whether a refusal lasts: %s', (_, status, expected) => {
  expect(isLastingRefusal(new CallProblem('any', status * 10, status))).toBe(expected)
})
