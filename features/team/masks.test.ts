import { expect, test } from 'vitest'
import { isMasked, maskAddress, statusCodes } from './rules.ts'

test.each([
  ['lea.moreau@example.org', 'l…@e….org'],
  ['é@bücher.example', 'é…@b….example'],
  ['a@b', 'a…@b…'],
  ['Lea <lea@example.org> (0123)', 'L…@e…'],
  ['lea.moreau', 'l…@…'],
  ['😀x@example.org', '😀…@e….org'],
])('masks %s as %s', (email, masked) => {
  expect(maskAddress(email)).toBe(masked)
  expect([isMasked(masked), isMasked(email)]).toEqual([true, false])
})

test.each([
  ['550 5.1.1 <lea@example.org> User unknown', '550 5.1.1'],
  ['552-5.2.2 mailbox of lea is full', '552 5.2.2'],
  ['450 try later, lea', '450'],
  ['lea@example.org does not exist', ''],
  ['', ''],
])('keeps the codes of %j', (reply, codes) => expect(statusCodes(reply)).toBe(codes))
