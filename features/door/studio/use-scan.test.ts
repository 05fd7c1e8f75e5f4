import { expect, test } from 'vitest'
import { isAnswered, isNews } from './use-scan.ts'

const now = 1_000_000
const seen = (
  answer: Parameters<typeof isAnswered>[1]['answer'],
  { code = 'BZT.a.1.x', ago = 200, answered = 200 } = {},
) => ({
  code,
  seenAt: now - ago,
  answeredAt: now - answered,
  ...(answer && { answer }),
})

test('checks a ticket once while it stays in front of the camera, even when its code changes', () => {
  expect(isAnswered('BZT.a.1.x', seen('in'), now)).toBe(true)
  expect(isAnswered('BZT.a.2.y', seen('in'), now)).toBe(true)
  expect(isAnswered('BZT.a.2.y', seen('used', { answered: 60_000 }), now)).toBe(true)
})

test('checks another ticket at once, and the same one again after it was away', () => {
  expect(isAnswered('BZT.b.1.x', seen('in'), now)).toBe(false)
  expect(isAnswered('BZT.a.1.x', seen('in', { ago: 5000 }), now)).toBe(false)
})

test('retries a failed check after a pause, and the next code of an expired one at once', () => {
  expect(isAnswered('BZS.a.x', seen('failed', { code: 'BZS.a.x' }), now)).toBe(true)
  expect(isAnswered('BZS.a.x', seen('failed', { code: 'BZS.a.x', answered: 2500 }), now)).toBe(false)
  expect(isAnswered('BZT.a.1.x', seen('expiredCode'), now)).toBe(true)
  expect(isAnswered('BZT.a.2.y', seen('expiredCode'), now)).toBe(false)
  expect(isAnswered('BZT.a.2.y', seen('earlyCode'), now)).toBe(false)
})

test('shows a late success instead of the used result of the next try', () => {
  const [last, before, other] = [
    { isLast: true, isSame: true },
    { isLast: false, isSame: true },
    { isLast: false, isSame: false },
  ]
  expect(isNews('used', last, undefined)).toBe(true)
  expect(isNews('in', before, undefined)).toBe(true)
  expect(isNews('used', last, 'in')).toBe(false)
  expect(isNews('in', before, 'used')).toBe(true)
  expect(isNews('failed', before, 'used')).toBe(false)
  expect(isNews('in', other, undefined)).toBe(false)
})
