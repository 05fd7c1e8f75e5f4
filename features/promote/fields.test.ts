import { expect, test } from 'vitest'
import { promoteFields } from './contract.ts'
import { publicDomainOf } from './rules.ts'

const FIELDS = {
  firstName: 'Camille',
  lastName: 'Laurent',
  email: 'Camille@Ateliers.example.org',
  kind: 'association',
  reason: 'Two schools ask.',
  profile: 'https://ateliers.example.org/team',
  commitments: true,
}
const problemsOf = (changed: object) =>
  promoteFields.safeParse({ ...FIELDS, ...changed }).error?.issues.map(({ message }) => message)

test('accepts a complete request, with the address in lower case', () => {
  expect(promoteFields.parse(FIELDS)).toMatchObject({ email: 'camille@ateliers.example.org' })
})

test('adds https:// to the address of the organisation', () => {
  expect(promoteFields.parse({ ...FIELDS, profile: 'ateliers.example.org/team' })).toMatchObject({
    profile: 'https://ateliers.example.org/team',
  })
})

test.each([
  ['a name', { firstName: ' ' }, 'nameRequired'],
  ['a shorter name', { lastName: 'x'.repeat(101) }, 'promoteNameTooLong'],
  ['a name without hidden characters', { lastName: 'Lau\u200Brent' }, 'nameHidden'],
  ['an address', { email: 'camille' }, 'invalidEmail'],
  ['a known kind', { kind: 'empire' }, 'kindMissing'],
  ['a reason', { reason: ' ' }, 'reasonRequired'],
  ['a shorter reason', { reason: 'x'.repeat(1001) }, 'reasonTooLong'],
  ['an https address', { profile: 'http://example.org' }, 'profileInvalid'],
  ['a shorter address', { profile: `https://example.org/${'x'.repeat(200)}` }, 'profileInvalid'],
  ['the commitments', { commitments: false }, 'commitmentsMissing'],
])('requires %s', (_, changed, key) => {
  expect(problemsOf(changed)).toEqual([key])
})

test.each([
  ['lea@ateliers.example.org', 'ateliers.example.org'],
  ['lea@Gmail.com', ''],
  ['lea@orange.fr', ''],
])('of %s the public sees "%s"', (email, domain) => {
  expect(publicDomainOf(email)).toBe(domain)
})
