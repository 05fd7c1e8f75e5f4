import { expect, test } from 'vitest'
import { isPlain, newSenderLimit } from './mail-rules.ts'

test.each([
  ['before anybody collected', 0, 200],
  ['after a hundred did', 100, 400],
  ['until all mails of a day may go', 4900, 10_000],
  ['and no further', 50_000, 10_000],
])('the mails of a day of a new sender grow with those who collect: %s', (_, collectors, mails) => {
  expect(newSenderLimit({ full: 10_000, atFirst: 200 }, collectors)).toBe(mails)
})

test.each([
  ['Your badge', true, true],
  ['Your badge\nfrom us', false, true],
  ['Your badge\tfrom us', false, false],
  ['Your badge\u202efrom us', false, false],
  ['Your\u200b badge', false, true],
])('%j may stand in a subject: %s, in a text: %s', (text, isSubject, isText) => {
  expect([isPlain(text, { lines: false }), isPlain(text, { lines: true })]).toEqual([isSubject, isText])
})
