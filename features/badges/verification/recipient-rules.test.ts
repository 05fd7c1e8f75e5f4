import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashEmail, newSalt } from '#credentials/badges/email-hash.ts'
import { isComparable, isGivenTo, isOfEmail } from './recipient-rules.ts'

const hashOf = (name: string, text: string) => `${name}$${createHash(name).update(text).digest('hex')}`
const email = (identifier: string, salt = '', type = 'email') => ({
  type,
  identifier,
  salt,
  isHashed: identifier.includes('$'),
})

test.each([
  ['in clear', email('lea@example.org'), 'lea@example.org'],
  ['in clear, in capitals', email('Lea@Example.org'), 'lea@example.ORG'],
  ['with spaces around it', email('lea@example.org'), ' lea@example.org '],
  ['hashed as written', email(hashOf('sha256', 'Lea@example.orgsea'), 'sea'), 'Lea@example.org'],
  ['hashed in lower case', email(hashOf('sha256', 'lea@example.orgsea'), 'sea'), 'LEA@example.org'],
  ['hashed without a salt', email(hashOf('sha256', 'lea@example.org')), 'lea@example.org'],
  ['hashed with MD5', email(hashOf('md5', 'lea@example.orgsea'), 'sea'), 'lea@example.org'],
  [
    'hashed in capitals',
    email(hashOf('sha256', 'lea@example.org').toUpperCase().replace('SHA', 'sha')),
    'lea@example.org',
  ],
  ['of a site', email('https://lea.example/Me', '', 'url'), 'https://lea.example/Me'],
])('an address %s is recognised', (_, recipient, typed) => {
  expect(isGivenTo(recipient, typed)).toBe(true)
})

test.each([
  ['another', email('lea@example.org'), 'leo@example.org'],
  ['another that is hashed', email(hashOf('sha256', 'lea@example.orgsea'), 'sea'), 'leo@example.org'],
  ['the hash itself', email(hashOf('sha256', 'lea@example.org')), hashOf('sha256', 'lea@example.org')],
  ['one with another salt', email(hashOf('sha256', 'lea@example.orgsea'), 'lake'), 'lea@example.org'],
  ['a page in other capitals', email('https://lea.example/Me', '', 'url'), 'https://lea.example/me'],
  ['nothing', email(hashOf('sha256', 'x')), ''],
])('%s is not', (_, recipient, typed) => {
  expect(isGivenTo(recipient, typed)).toBe(false)
})

test('the identifier of our own badges is recognised', () => {
  const salt = newSalt()
  expect(isGivenTo(email(hashEmail('Lea@example.org', salt), salt, 'emailAddress'), 'lea@example.org')).toBe(true)
})

test.each([
  ['email', true, true],
  ['emailAddress', true, true],
  ['url', false, true],
  ['telephone', false, true],
  ['name', false, false],
  ['', false, false],
])('what can be typed of the type "%s"', (type, isEmail, isTyped) => {
  const recipient = { type, identifier: 'x' }
  expect([isOfEmail(recipient), isComparable(recipient)]).toEqual([isEmail, isTyped])
  expect(isComparable({ type, identifier: '' })).toBe(false)
})
