import { describe, expect, test } from 'vitest'
import { givenState, readGivingCode, USUAL_SETTINGS, writeGivingCode } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-20T12:00:00.001Z')

describe('what the giver sees of a gift', () => {
  test.each(['review', 'refused', 'withdrawn'] as const)('is %s as it is, also after its end', (state) => {
    expect(givenState({ state, endDate: now, revokedAt: null }, now)).toBe(state)
  })

  // docs/giving.md: nobody learns that a gift was declined.
  test.each(['given', 'declined'] as const)('is waiting until its end where it is %s', (state) => {
    expect(givenState({ state, endDate: later, revokedAt: null }, now)).toBe('waiting')
    expect(givenState({ state, endDate: now, revokedAt: null }, now)).toBe('expired')
  })

  test('is waiting for a claim without an end', () => {
    expect(givenState({ state: 'given', endDate: undefined, revokedAt: null }, now)).toBe('waiting')
  })

  test('is claimed also after its end, until its badge is revoked', () => {
    expect(givenState({ state: 'claimed', endDate: now, revokedAt: null }, now)).toBe('claimed')
    expect(givenState({ state: 'claimed', endDate: later, revokedAt: now }, now)).toBe('revoked')
  })
})

test('is off until an admin turns it on', () => {
  expect(USUAL_SETTINGS.isOn).toBe(false)
})

describe("a person's code", () => {
  const WALLET = 'https://wallet.example.org'
  const code = '0123456789abcdefghijklmnop'

  test('is an address of the wallet', () => {
    expect(writeGivingCode(WALLET, code)).toBe(`https://wallet.example.org/give/${code}`)
  })

  test.each([
    ['its address', writeGivingCode(WALLET, code)],
    ['its address between spaces', ` ${writeGivingCode(WALLET, code)}\n`],
    ['the code alone', code],
    ['the code between spaces', ` ${code} `],
  ])('is read from %s', (_, text) => {
    expect(readGivingCode(text, WALLET)).toBe(code)
  })

  test.each([
    ['nothing', ''],
    ['an address elsewhere', `https://evil.example/give/${code}`],
    ['another page of the wallet', `${WALLET}/claim/${code}`],
    ['a code that is too short', code.slice(1)],
    ['a code that is too long', `${code}0`],
    ['capitals', code.toUpperCase()],
    ['a path behind the code', `${writeGivingCode(WALLET, code)}/x`],
  ])('is not read from %s', (_, text) => {
    expect(readGivingCode(text, WALLET)).toBeUndefined()
  })
})
