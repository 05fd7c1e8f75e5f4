import { expect, test } from 'vitest'
import { type Admin, actionsOf, nameOf, nearness, rowsOf } from './admin-rows.ts'

const admin = (email: string, changed: Partial<Admin> = {}): Admin => ({
  did: 'did:sdi:0x1',
  firstName: 'Camille',
  lastName: 'Laurent',
  email,
  mainAdmin: false,
  registrationDate: '2026-01-08T09:00:00Z',
  lastConnectionDate: '',
  invitedDate: '',
  isExpired: false,
  newEmail: '',
  ...changed,
})
const camille = admin('camille@example.org', { mainAdmin: true })
const malik = admin('malik@example.org')
const louis = admin('louis@example.org', { registrationDate: '' })

test('the own row is that of the session, the others keep their order', () => {
  expect(rowsOf([malik, camille, louis], 'Malik@example.org')).toEqual({
    own: malik,
    others: [camille, louis],
    isMain: false,
  })
})

test('a person who is no admin of the community has no own row', () => {
  expect(rowsOf([camille], 'parent@example.org')).toEqual({ own: undefined, others: [camille], isMain: false })
})

test.each([
  ['the main admin hands over to, or deletes, a registered admin', malik, true, ['make', 'delete']],
  ['the main admin resends the invitation of, or deletes, a pending one', louis, true, ['resend', 'delete']],
  ['another admin leaves a registered one alone', malik, false, []],
  ['another admin resends the invitation of a pending one', louis, false, ['resend']],
] as const)('%s', (_what, row, isMain, actions) => {
  expect(actionsOf(row, isMain)).toEqual(actions)
})

test('an admin without a name is called by the address', () => {
  expect(nameOf({ ...malik, firstName: '', lastName: '' })).toBe('malik@example.org')
})

test.each([
  [new Date(2026, 10, 23, 0, 1), 'today'],
  [new Date(2026, 10, 22, 23, 59), 'thisYear'],
  [new Date(2025, 10, 23, 12), 'before'],
] as const)('%s is %s', (moment, near) => {
  expect(nearness(moment, new Date(2026, 10, 23, 15))).toBe(near)
})
