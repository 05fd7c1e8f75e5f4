import { expect, test } from 'vitest'
import { describeCredential } from './describe-credential.ts'
import { describeRecipient } from './describe-recipient.ts'

const badge = (achievement: object, issuer: object = {}) => ({
  issuer: { id: 'did:web:school.example', name: 'School', ...issuer },
  credentialSubject: { achievement: { name: 'Knots', ...achievement } },
})

test('names cannot turn a sentence around, nor hide in it', () => {
  const { title, issuer } = describeCredential(badge({ name: 'Kn\u200bots' }, { name: '\u202eloohcS' }))
  expect([title, issuer.name]).toEqual(['Knots', 'loohcS'])
})

test('a description keeps its lines, and a name has one', () => {
  const found = describeCredential(badge({ name: 'Knots\nand ropes', description: 'One\r\ntwo\u202e' }))
  expect([found.title, found.description]).toEqual(['Knots and ropes', 'One\ntwo'])
})

test('an identifier with a salt that is too long to be repeated is not compared', () => {
  const identity = { identityType: 'emailAddress', identityHash: 'sha256$00', hashed: true, salt: 'x'.repeat(501) }
  expect(describeRecipient({ credentialSubject: { identifier: [identity] } }).identifier).toBe('')
})
