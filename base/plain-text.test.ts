import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['  Été ', 'ete'],
  ['NŒUDS', 'noeuds'],
  ['Straße', 'strasse'],
  ['e\u0301', 'e'],
])('reduces %j to %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
