import { expect, test } from 'vitest'
import { CHECKS, type CheckResult } from './rules.ts'
import { verdictOf } from './verdict-rules.ts'

const verdict = (results: Partial<Record<(typeof CHECKS)[number], CheckResult>>, reason = '') =>
  verdictOf(CHECKS.map((check) => ({ check, result: results[check] ?? 'ok', facts: { reason } })))

test.each([
  ['genuine', {}, ''],
  ['genuine', { anchor: 'waiting' }, ''],
  ['unknown', { anchor: 'unknown' }, ''],
  ['revoked', { status: 'failed' }, 'revoked'],
  ['revoked', { status: 'failed', period: 'failed', anchor: 'unknown' }, 'expired'],
  ['expired', { period: 'failed' }, 'expired'],
  ['invalid', { period: 'failed' }, 'notYetValid'],
  ['invalid', { signature: 'failed', status: 'failed' }, ''],
  ['invalid', { delegation: 'failed' }, ''],
  ['invalid', { content: 'failed' }, ''],
  ['unknown', { content: 'unknown' }, ''],
] as const)('judges a badge as %s after %j %s', (expected, results, reason) => {
  expect(verdict(results, reason)).toBe(expected)
})
