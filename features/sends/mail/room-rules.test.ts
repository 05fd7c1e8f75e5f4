import { expect, test } from 'vitest'
import { limitValues, roomAgainAt } from './room-rules.ts'

const hour = (at: number) => new Date(Date.UTC(2026, 10, 29, at)).toISOString()
const room = {
  left: 3,
  limit: 10,
  full: 10,
  newUntil: '',
  frees: [
    { at: hour(8), mails: 2 },
    { at: hour(12), mails: 5 },
  ],
}

test.each([
  ['the first e-mails that are a day old', 2, hour(8)],
  ['as many as are missing', 3, hour(12)],
  ['all of them', 7, hour(12)],
  ['more than the limit', 8, ''],
])('waits for %s', (_, missing, at) => {
  expect(roomAgainAt(room, missing)).toBe(at)
})

test('counts what the end of a new sender adds', () => {
  const young = { ...room, full: 100, newUntil: hour(10) }
  expect(roomAgainAt(young, 2)).toBe(hour(8))
  expect(roomAgainAt(young, 3)).toBe(hour(10))
  expect(roomAgainAt(young, 98)).toBe('')
})

test('says what can be sent now, and when the rest can', () => {
  expect(limitValues(room, 6)).toEqual({ left: '3', again: hour(12) })
  expect(limitValues(room, 11)).toEqual({ left: '3', again: '' })
})
