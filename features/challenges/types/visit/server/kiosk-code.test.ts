import { expect, test } from 'vitest'
import { judgeKioskCode, kioskCode, kioskStep } from './kiosk-code.ts'

const config = { secret: 'a secret of the tests', oldSecret: undefined }
const kiosk = { challengeId: 'c1', kioskHash: 'hash of its token' }
const NOW = new Date('2026-03-01T12:00:07Z')
const codeOf = (seconds: number, of = kiosk, by = config) =>
  kioskCode(by, of, kioskStep(new Date(NOW.getTime() + seconds * 1000)))
const judge = (code: string) => judgeKioskCode(config, kiosk, { code, now: NOW })

test.each([
  [0, 'right'],
  [-15, 'right'],
  [-30, 'expired'],
  [-600, 'expired'],
  [-3600, 'wrong'],
  [15, 'wrong'],
])('judges a code displayed %s s from now: %s', (seconds, judged) => {
  expect(judge(codeOf(seconds))).toBe(judged)
})

test.each([
  ['of another challenge', codeOf(0, { ...kiosk, challengeId: 'c2' })],
  ['of the link before', codeOf(0, { ...kiosk, kioskHash: 'hash of the former token' })],
  ['of another server', codeOf(0, kiosk, { ...config, secret: 'another secret' })],
  ['that is empty', ''],
])('refuses a code %s', (_, code) => {
  expect(judge(code)).toBe('wrong')
})

test('accepts no code without a kiosk page', () => {
  const none = { ...kiosk, kioskHash: '' }
  expect(judgeKioskCode(config, none, { code: codeOf(0, none), now: NOW })).toBe('wrong')
})

test('still accepts the previous secret of the server', () => {
  const changed = { secret: 'a new secret', oldSecret: config.secret }
  expect(judgeKioskCode(changed, kiosk, { code: codeOf(0), now: NOW })).toBe('right')
})
