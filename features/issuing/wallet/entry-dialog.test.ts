import { expect, test } from 'vitest'
import { entryProblems } from './entry-dialog.tsx'

test.each([
  ['any address', 'Lea@Example.org ', []],
  ['an address of a domain', 'lea@school.example', ['school.example']],
  ['an address of a part of a domain', 'lea@mail.school.example', ['other.example', 'school.example']],
])('lets %s enter a link that allows it', (_, typed, domains) => {
  expect(entryProblems(typed, domains)).toEqual({})
})

test.each([
  ['no address', '  ', 'emailMissing'],
  ['a malformed address', 'lea@', 'emailNotValid'],
  ['an address of another domain', 'lea@example.org', 'domainNotAllowed'],
  ['a domain that only ends alike', 'lea@myschool.example', 'domainNotAllowed'],
])('refuses %s', (_, typed, problem) => {
  expect(entryProblems(typed, ['school.example'])).toEqual({ email: problem })
})
