import { expect, test } from 'vitest'
import { stateOf } from './rules.ts'

const at = new Date('2026-11-20T12:00:00Z')

test.each([
  ['open', {}],
  ['done', { doneAt: at }],
  ['blocked', { blockedAt: at }],
  ['blocked', { doneAt: at, blockedAt: at }],
  ['closed', { closedAt: at }],
  ['closed', { doneAt: at, blockedAt: at, closedAt: at }],
])('is %s after %j', (state, dates) => {
  expect(stateOf({ doneAt: null, blockedAt: null, closedAt: null, ...dates })).toBe(state)
})
