import { expect, test } from 'vitest'
import { isLegalPage } from './rules.ts'

test.each([
  ['terms', true],
  ['privacy', true],
  ['legal', true],
  ['cookies', true],
  ['Terms', false],
  ['../terms', false],
  ['', false],
])('knows a page by the name %j: %s', (name, isOne) => {
  expect(isLegalPage(name)).toBe(isOne)
})
