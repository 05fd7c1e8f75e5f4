import { expect, test } from 'vitest'
import { readScanText, writeScanText } from './scan-rules.ts'

const WALLET = 'https://wallet.example.org'

test.each(['ABCD-EFGH', 'Crème brûlée 100 %', 'a.b#c/d'])('reads the code %s that it wrote', (code) => {
  const text = writeScanText(WALLET, { challengeId: 'c1', code })
  expect(readScanText(` ${text}\n`, WALLET)).toEqual({ challengeId: 'c1', code })
})

test.each([
  'https://elsewhere.example.org/challenge#c1.a',
  `${WALLET}/challenge#c1`,
  `${WALLET}/challenge#c1.%E0%A4%A`,
  `${WALLET}/give/0123`,
  'ABCD',
])('reads nothing in %s', (text) => {
  expect(readScanText(text, WALLET)).toBeUndefined()
})
