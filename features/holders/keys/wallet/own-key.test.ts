import { expect, test } from 'vitest'
import { isWordAt, keyOfEntropy, makeOwnKey, phraseOf, readPhrase } from './own-key.ts'

// The account that every Ethereum wallet derives from the phrase of the Hardhat and Anvil test chains.
const KNOWN = 'test test test test test test test test test test test junk'

test('derives the same account from a phrase as other wallets', () => {
  expect(readPhrase(KNOWN)?.did).toBe('did:sdi:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
})

test("derives the badge key from the phrase by SLIP-0010 at m/44'/60'/0'/1'", () => {
  // Computed from the phrase by a separate program, in Python.
  expect(readPhrase(KNOWN)?.badge.did).toBe('did:key:zDnaeSQ6sVxSSRzWRjb4pARCWYiWbm5bgfjsJBk7nu3GrJMX2')
})

test('ignores spaces and capitals in a phrase', () => {
  expect(readPhrase(`  ${KNOWN.toUpperCase().replaceAll(' ', '\n')} `)?.did).toBe(readPhrase(KNOWN)?.did)
})

test('refuses a phrase with a wrong word, a wrong order or a missing word', () => {
  expect(readPhrase(KNOWN.replace('junk', 'jumk'))).toBeUndefined()
  expect(readPhrase('junk test test test test test test test test test test test')).toBeUndefined()
  expect(readPhrase(KNOWN.replace(' junk', ''))).toBeUndefined()
})

test('restores a new key from its phrase and from its entropy', () => {
  const made = makeOwnKey()
  const words = phraseOf(made.entropy)
  expect(words).toHaveLength(12)
  expect(readPhrase(words.join(' '))).toEqual(made)
  expect(keyOfEntropy(made.entropy)).toEqual(made)
  expect(makeOwnKey().did).not.toBe(made.did)
})

test('accepts the requested word regardless of spaces and capitals', () => {
  const entropy = readPhrase(KNOWN)?.entropy ?? new Uint8Array()
  expect(isWordAt(entropy, 11, ' Junk ')).toBe(true)
})

test.each([
  ['a word of another place', 0, 'junk'],
  ['no word', 11, ''],
  ['a part of the word', 11, 'jun'],
])('refuses %s instead of the requested word', (_, at, typed) => {
  expect(isWordAt(readPhrase(KNOWN)?.entropy ?? new Uint8Array(), at, typed)).toBe(false)
})
