import { expect, test } from 'vitest'
import { pageOfCode, readCodeHash } from './wallet-rules.ts'

const WALLET = 'https://wallet.example'

test('opens the page of a scanned challenge, with its code after the #', () => {
  expect(pageOfCode(` ${WALLET}/challenge#chal_1.K3%2FM `, WALLET)).toBe('/challenge#chal_1.K3%2FM')
  expect(readCodeHash('chal_1.K3%2FM')).toBe('chal_1')
})

test.each([
  'https://other.example/challenge#chal_1.K3',
  `${WALLET}/challenge`,
  `${WALLET}/challenge#chal_1`,
  `${WALLET}/claim/abc`,
  'K3M7',
])('leaves %s to others', (text) => {
  expect(pageOfCode(text, WALLET)).toBeUndefined()
})
