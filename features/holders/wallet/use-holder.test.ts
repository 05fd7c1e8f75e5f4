import { expect, test } from 'vitest'
import { type Holder, holderName, shortDid } from './use-holder.ts'

const DID = 'did:sdi:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const own = { id: 'h', did: DID, badgeDid: '', kind: 'own', isProven: true } as const
const holder: Holder = { ...own, pseudo: '', image: '', addresses: [] }
const addresses = [
  { id: '1', email: 'lea@example.org' },
  { id: '2', email: 'work@example.org' },
]

test.each([
  ['the pseudo', { pseudo: 'Lea', addresses }, 'Lea'],
  ['the first address where there is no pseudo', { addresses }, 'lea@example.org'],
  ['the short account where there is neither', {}, '0xf39F…2266'],
])('calls a holder by %s', (_, given, name) => {
  expect(holderName({ ...holder, ...given })).toBe(name)
})

test('shortens an account to its first and last characters', () => {
  expect(shortDid(DID)).toBe('0xf39F…2266')
})
