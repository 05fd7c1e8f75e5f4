import { expect, test } from 'vitest'
import { isOfEvent } from './rules.ts'

const door = { startDate: '2026-12-12T18:00:00.000Z', endDate: '2026-12-12T23:00:00.000Z' }

test.each([
  ['at the same time', '2026-12-12T18:00:00.000Z', '2026-12-12T23:00:00.000Z', true],
  ['during a part of it', '2026-12-12T20:00:00.000Z', '2026-12-13T02:00:00.000Z', true],
  ['the day before', '2026-12-11T18:00:00.000Z', '2026-12-11T23:00:00.000Z', false],
  ['when it ends', '2026-12-12T23:00:00.000Z', '2026-12-13T02:00:00.000Z', false],
  ['without dates', '', '', false],
])('tells whether a Participation %s is of the event', (_, startDate, endDate, isOf) => {
  expect(isOfEvent({ startDate, endDate }, door)).toBe(isOf)
})
