import { describe, expect, test } from 'vitest'
import { dayOf, isMasked, isOver, nextRoleNumber, rightsWith, veilAddress } from './rules.ts'

test.each([
  ['see', ['distribute', 'edit', 'create']],
  ['distribute', ['distribute', 'edit', 'create']],
  ['edit', ['edit', 'create']],
  ['create', ['create']],
] as const)('lets a call that needs %s be made with %j', (need, rights) => {
  expect(rightsWith(need)).toEqual(rights)
})

describe('a last day', () => {
  test('is counted in UTC', () => {
    expect(dayOf(new Date('2026-12-31T23:30:00-01:00'))).toBe('2027-01-01')
  })

  test.each([
    ['the day before', '2026-12-30', false],
    ['on it', '2026-12-31', false],
    ['the day after', '2027-01-01', true],
  ])('%s ends a right: %s', (_, day, isEnded) => {
    expect(isOver('2026-12-31', day)).toBe(isEnded)
  })

  test('that was not chosen never comes', () => {
    expect(isOver('', '9999-12-31')).toBe(false)
  })
})

describe('the number of a new folder', () => {
  test.each([
    ['without folders', [], 1],
    ['beside other names', ['Choir', 'Role', 'Role 3 of 4', 'My role 8', 'Role x'], 1],
    ['above the highest', ['Role 2', 'Role 7', 'Role 3'], 8],
    ['in either language, in any case', ['Rôle 4', 'role 5', 'RÔLE 6'], 7],
    ['of a name with a separate accent', ['Ro\u0302le 9'], 10],
    ['beside one with too many digits', ['Role 1234567890'], 1],
  ])('%s is the next one: %j', (_, names, number) => {
    expect(nextRoleNumber(names)).toBe(number)
  })

  test('is the lowest free one where nothing comes after the highest', () => {
    expect(nextRoleNumber(['Role 999999999'])).toBe(1)
    expect(nextRoleNumber(['Role 999999999', 'Role 1', 'Role 2', 'Role 4'])).toBe(3)
    expect(nextRoleNumber(['Role 999999998'])).toBe(999_999_999)
  })
})

describe('a veiled address', () => {
  test.each([
    ['lea.moreau@example.org', 'l•••••@example.org'],
    ['😀x@example.org', '😀•••••@example.org'],
    ['"a@b"@example.org', '"•••••@example.org'],
    ['', ''],
  ])('%j is shown as %j', (email, veiled) => {
    expect(veilAddress(email)).toBe(veiled)
  })

  test('is not taken for a masked one', () => {
    expect(isMasked(veilAddress('lea@example.org'))).toBe(false)
  })
})
