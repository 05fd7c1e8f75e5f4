import { expect, test } from 'vitest'
import { shownFields } from './shown-fields.ts'

const TICKET = {
  card: { category: 'ticket', holderName: 'Hugo Blanc' } as never,
  credential: {
    credentialSubject: { name: 'Hugo Blanc', identifier: [{ identityHash: 'sha256$x' }], result: [{ value: '14' }] },
    evidence: [{ id: 'https://x.example' }],
  },
}

test('a community of this server sees title, name, dates and verdict only', () => {
  expect(shownFields(TICKET, 'own')).toEqual(['title', 'name', 'given', 'genuine'])
})

test('another verifier sees the whole badge', () => {
  const all = ['name', 'given', 'genuine', 'content', 'result', 'evidence', 'addressCode', 'key']
  expect(shownFields(TICKET, { disclosed: undefined })).toEqual(all)
})

test('of an SD-JWT another verifier sees only what is disclosed besides its content', () => {
  const disclosed = { evidence: true, recipient: false, seat: false }
  expect(shownFields(TICKET, { disclosed })).toEqual(['name', 'given', 'genuine', 'content', 'evidence', 'key'])
})

test('says nothing of parts that the badge does not have', () => {
  const plain = { card: { category: 'basic', holderName: 'Hugo' } as never, credential: { credentialSubject: {} } }
  expect(shownFields(plain, { disclosed: undefined })).toEqual(['given', 'genuine', 'content', 'key'])
})
