import { expect, test } from 'vitest'
import { pageOfCode, readCodeHash, readScanHash, readScanText, writeScanText } from './scan-rules.ts'

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

test.each(['#c1.a', 'c1.a'])('reads %s behind the address of a page', (hash) => {
  expect(readScanHash(hash)).toEqual({ challengeId: 'c1', code: 'a' })
})

test.each([
  ['nothing', ''],
  ['no code', '#c1.'],
  ['no challenge', '#.a'],
  ['no point', '#c1a'],
  ['words before the sign', 'x#c1.a'],
  ['a line behind the code', '#c1.a\nb'],
  ['an id of 81 characters', `#${'c'.repeat(81)}.a`],
  ['a code of 401 characters', `#c1.${'a'.repeat(401)}`],
])('reads %s in no hash', (_, hash) => {
  expect(readScanHash(hash)).toBeUndefined()
})
