import { expect, test } from 'vitest'
import { readEmail } from '#base/read-email.ts'
import { email } from './contract.ts'

test.each([
  '',
  '  ',
  'lea',
  'lea@example.org',
  ' Lea@Example.ORG ',
  'lea@example',
  'le\u0301a@example.org',
  'a@b@example.org',
])('reads %j in a form as the server does', (typed) => {
  const read = readEmail(typed)
  const parsed = email.safeParse(typed)
  expect(read).toEqual(parsed.success ? { email: parsed.data } : { problem: parsed.error.issues[0]?.message })
})
