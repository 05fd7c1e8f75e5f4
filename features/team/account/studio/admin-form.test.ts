import { describe, expect, test } from 'vitest'
import { adminFormProblems, isLacking, NEW_ADMIN_NEEDS, OWN_ACCOUNT_NEEDS } from './admin-form.ts'

const rose = { firstName: 'Rose', lastName: 'Walsh', email: 'rose.walsh@example.org' }

describe('problems of an admin', () => {
  test('are none for a name and an address', () => {
    expect(adminFormProblems(rose)).toEqual({})
  })

  test.each([
    [{ email: ' ' }, { email: 'emailRequired' }],
    [{ email: 'rose.walsh@example' }, { email: 'invalidEmail' }],
    [{ firstName: ' ' }, { firstName: 'nameRequired' }],
    [{ lastName: '' }, { lastName: 'nameRequired' }],
    [{ firstName: 'R'.repeat(31) }, { firstName: 'firstNameTooLong' }],
    [{ lastName: 'W'.repeat(51) }, { lastName: 'lastNameTooLong' }],
    [{ lastName: 'Wal\u200bsh' }, { lastName: 'nameHidden' }],
  ])('%j', (changed, problems) => {
    expect(adminFormProblems({ ...rose, ...changed })).toEqual(problems)
  })

  test('name every field of an empty form', () => {
    expect(adminFormProblems({ firstName: '', lastName: '', email: '' })).toEqual({
      firstName: 'nameRequired',
      lastName: 'nameRequired',
      email: 'emailRequired',
    })
  })
})

test('a new admin can be added without a last name, which is then refused in words', () => {
  expect(isLacking({ ...rose, lastName: '' }, NEW_ADMIN_NEEDS)).toBe(false)
  expect(isLacking({ ...rose, firstName: ' ' }, NEW_ADMIN_NEEDS)).toBe(true)
  expect(isLacking({ ...rose, email: '' }, NEW_ADMIN_NEEDS)).toBe(true)
})

test('an account needs all of its fields', () => {
  expect(isLacking(rose, OWN_ACCOUNT_NEEDS)).toBe(false)
  expect(isLacking({ ...rose, lastName: '' }, OWN_ACCOUNT_NEEDS)).toBe(true)
})
