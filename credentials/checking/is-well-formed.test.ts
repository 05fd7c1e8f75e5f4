import { describe, expect, test } from 'vitest'
import { CATEGORIES, makeBadge } from '../test-issuer.ts'
import { isWellFormed } from './is-well-formed.ts'

const id = 'https://school.example/x'
const BUILT = {
  issuer: 'did:example:issuer',
  type: ['VerifiableCredential'],
  credentialSubject: { id: 'did:example:1' },
}
const isGood = (change: object) => isWellFormed({ ...BUILT, ...change })

describe('a well-formed credential', () => {
  test.each(CATEGORIES)('is each badge of ours (%s)', (category) => {
    expect(isWellFormed(makeBadge('did:web:a.example', category))).toBe(true)
  })

  test.each(['credentialStatus', 'credentialSchema', 'refreshService', 'termsOfUse', 'evidence'])(
    'states a type in each %s',
    (member) => {
      for (const right of [{ id, type: 'A' }, [{ id, type: ['A', 'B'] }], [], null]) {
        expect(isGood({ [member]: right })).toBe(true)
      }
      const badly = [[], '', [7], ['A', 7], ['A', '']].map((type) => ({ id, type }))
      for (const wrong of [{ id }, ...badly, 'x', [[]]]) {
        expect(isGood({ [member]: wrong })).toBe(false)
        expect(isGood({ [member]: [{ id, type: 'A' }, wrong] })).toBe(false)
      }
    },
  )

  test('names everything by one address', () => {
    for (const address of ['urn:uuid:1', 'did:example:1', id]) {
      expect(isGood({ id: address, issuer: { id: address }, credentialSubject: [{ id: address }] })).toBe(true)
    }
    for (const wrong of ['no address', '', 7, null, [id, id]]) {
      expect(isGood({ id: wrong })).toBe(false)
      expect(isGood({ credentialSubject: { id: wrong } })).toBe(false)
      expect(isGood({ credentialStatus: { type: 'A', id: wrong } })).toBe(false)
      expect(isGood({ issuer: { id: wrong } })).toBe(false)
    }
    expect(isGood({ issuer: undefined })).toBe(false)
    expect(isGood({ credentialSchema: { type: 'JsonSchema' } })).toBe(false)
  })

  test('has a name and a description that are texts, each in its language', () => {
    expect(isGood({ name: [{ '@value': 'Knots', '@language': 'en' }], description: 'Twelve' })).toBe(true)
    for (const wrong of [7, [['x']], { '@value': 'Knots', url: id }]) {
      expect(isGood({ name: wrong })).toBe(false)
      expect(isGood({ description: wrong })).toBe(false)
    }
  })

  test('has the credential type, a subject, and contexts that are addresses or objects', () => {
    for (const type of [undefined, 'AchievementCredential', [7]]) expect(isGood({ type })).toBe(false)
    for (const credentialSubject of [undefined, [], {}, [{}], [{ id }, {}], 'did:example:holder']) {
      expect(isGood({ credentialSubject })).toBe(false)
    }
    expect(isGood({ '@context': ['https://www.w3.org/ns/credentials/v2', 7] })).toBe(false)
    expect(isWellFormed('a text')).toBe(false)
  })
})
