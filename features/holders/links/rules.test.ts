import { expect, test } from 'vitest'
import { pageOfText } from './rules.ts'

const WALLET = 'https://wallet.example.org'
const CHALLENGE = 'Ab12'.repeat(8)

test('reads the page of a code of this wallet: a sign-in or a claim', () => {
  expect(pageOfText(`${WALLET}/connect/${CHALLENGE}`, WALLET)).toBe(`/connect/${CHALLENGE}`)
  expect(pageOfText(`  ${WALLET}/claim/abc.1.def\n`, WALLET)).toBe('/claim/abc.1.def')
})

test.each([
  '',
  'hello',
  `${WALLET}/you`,
  'https://evil.example/claim/abc',
  `${WALLET}//evil.example/claim/x`,
  `${WALLET}/claim/t/x`,
  `${WALLET}/x/claim/t`,
  `${WALLET}/claim/`,
])('finds no page in "%s"', (text) => {
  expect(pageOfText(text, WALLET)).toBeUndefined()
})
