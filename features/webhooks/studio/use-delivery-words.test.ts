import { expect, test } from 'vitest'
import { isToday } from './use-delivery-words.ts'

test('an attempt that is due tomorrow at this time is not due today', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  expect([-24, 0, 24].map((hours) => isToday(new Date(now.getTime() + hours * 3_600_000).toISOString(), now))).toEqual([
    false,
    true,
    false,
  ])
})
