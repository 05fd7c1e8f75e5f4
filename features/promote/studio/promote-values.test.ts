import { expect, test } from 'vitest'
import { startValues } from './promote-values.ts'

const KNOWN = {
  contactFirstName: 'Camille',
  contactLastName: 'Laurent',
  connexionEmail: 'camille@example.org',
  website: 'https://example.org',
}
const REFUSED = {
  firstName: 'Max',
  lastName: '',
  email: 'max@example.org',
  kind: 'school',
  reason: 'Two ask.',
} as const

test('starts with the names, the address and the website of the profile', () => {
  expect(startValues({}, KNOWN)).toEqual({
    firstName: 'Camille',
    lastName: 'Laurent',
    email: 'camille@example.org',
    kind: '',
    reason: '',
    profile: 'https://example.org',
    commitments: [false, false, false],
  })
})

test('keeps the words of a refused request for its correction', () => {
  const request = {
    ...REFUSED,
    profile: 'https://example.org/max',
    state: 'refused',
    name: 'Example Climbers',
    createdAt: '',
    decidedAt: '',
    answer: '',
    againAt: '',
  } as const
  expect(startValues({ request }, KNOWN)).toMatchObject({ ...REFUSED, profile: 'https://example.org/max' })
})
