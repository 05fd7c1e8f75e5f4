import { expect, test } from 'vitest'
import { hasKnownPlaceholders, isPlain } from './rules.ts'

test.each([
  ['Your badge', true, true],
  ['Your badge\nfrom us', false, true],
  ['Your badge\tfrom us', false, false],
  ['Your badge\u202efrom us', false, false],
  ['Your\u200b badge', false, true],
])('allows %j in a subject: %s, in a text: %s', (text, isSubject, isText) => {
  expect([isPlain(text, { lines: false }), isPlain(text, { lines: true })]).toEqual([isSubject, isText])
})

test.each([
  ['', true],
  ['No braces', true],
  ['{badge} of {issuer} until {date}', true],
  ['{badge}{badge}', true],
  ['{name}', false],
  ['{Badge}', false],
  ['{ badge }', false],
  ['{badge', false],
  ['badge}', false],
  ['{{badge}}', false],
  ['{}', false],
])('knows every placeholder of %j: %s', (text, isKnown) => {
  expect(hasKnownPlaceholders(text)).toBe(isKnown)
})
