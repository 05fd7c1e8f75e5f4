import { expect, test } from 'vitest'
import { visitData } from './contract.ts'

test.each([
  ['', '', true],
  ['2026-11-20T12:00:00Z', '', true],
  ['', '2026-11-20T12:00:00Z', true],
  ['2026-11-20T12:00:00Z', '2026-11-20T12:00:01Z', true],
  ['2026-11-20T12:00:00+01:00', '2026-11-20T11:00:01Z', true],
  ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', false],
])('can be visited from %j to %j: %s', (from, to, can) => {
  expect(visitData.safeParse({ name: 'Harbour', from, to }).success).toBe(can)
})
