import { expect, test } from 'vitest'
import { challengeOfLink } from './rules.ts'

const WALLET = 'https://wallet.example.org'
const CHALLENGE = `${'Ab3'.repeat(10)}Zz`

test("reads the challenge of this wallet's link despite surrounding spaces", () => {
  expect(challengeOfLink(`${WALLET}/connect/${CHALLENGE}`, WALLET)).toBe(CHALLENGE)
  expect(challengeOfLink(` ${WALLET}/connect/${CHALLENGE}/\n`, WALLET)).toBe(CHALLENGE)
})

test.each([
  ['another host', `https://evil.example/connect/${CHALLENGE}`],
  ['a host with the same prefix', `https://wallet.example.org.evil.example/connect/${CHALLENGE}`],
  ['another page', `${WALLET}/claim/${CHALLENGE}`],
  ['a short challenge', `${WALLET}/connect/abc`],
  ['text after the challenge', `${WALLET}/connect/${CHALLENGE}?next=https://evil.example`],
  ['another scheme', `javascript:alert(1)//${WALLET}/connect/${CHALLENGE}`],
  ['any text', 'hello'],
])('refuses a link with %s', (_, text) => {
  expect(challengeOfLink(text, WALLET)).toBeUndefined()
})
