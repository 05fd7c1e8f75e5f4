import { describe, expect, test } from 'vitest'
import { envelop } from '../signing/envelop.ts'
import { makeBadge } from '../test-issuer.ts'
import { endorsementsIn } from './read-endorsements.ts'

const ISSUER = 'did:web:school.example'
const ACHIEVEMENT = 'urn:uuid:22222222-2222-4222-8222-222222222222'
const made = makeBadge(ISSUER)
const subject = made.credentialSubject
const badge = {
  ...made,
  id: 'urn:uuid:11111111-1111-4111-8111-111111111111',
  credentialSubject: { ...subject, achievement: { id: ACHIEVEMENT, name: 'First aid' } },
}
const endorsing = (id: unknown, type = 'EndorsementCredential') => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiableCredential', type],
  issuer: 'did:web:federation.example',
  credentialSubject: { id, type: ['EndorsementSubject'], endorsementComment: 'Good' },
})
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwtOf = (credential: object) => `${part({ alg: 'ES256' })}.${part(credential)}.c2ln`

test.each([
  ['the badge', badge.id, 'badge'],
  ['its achievement', ACHIEVEMENT, 'achievement'],
  ['its issuer', ISSUER, 'issuer'],
])('an endorsement of %s is about it', (_, id, about) => {
  const [found] = endorsementsIn({ ...badge, endorsement: [endorsing(id)] })
  expect(found).toEqual({ credential: endorsing(id), about, isBound: about === 'issuer' })
})

test.each([
  ['its own id', 'urn:uuid:33333333-3333-4333-8333-333333333333'],
  ['no id', undefined],
  ['several', [badge.id]],
])('an endorsement of somebody else, with %s, is left out', (_, id) => {
  expect(endorsementsIn({ ...badge, endorsement: [endorsing(id)] })).toEqual([])
})

test('nothing is endorsed by a subject without an id in a badge without one', () => {
  const { id: _, ...nameless } = badge
  expect(endorsementsIn({ ...nameless, endorsement: endorsing(undefined) })).toEqual([])
})

test('a credential of another type is no endorsement', () => {
  expect(endorsementsIn({ ...badge, endorsement: [endorsing(badge.id, 'OpenBadgeCredential')] })).toEqual([])
})

test('those of the badge, of its achievement and of its issuer are read, in JSON and as JWT', () => {
  const achievement = { ...badge.credentialSubject.achievement, endorsement: endorsing(ACHIEVEMENT) }
  const found = endorsementsIn({
    ...badge,
    issuer: { id: ISSUER, endorsementJwt: [jwtOf(endorsing(ISSUER))] },
    credentialSubject: [{ ...badge.credentialSubject, achievement: [achievement] }],
    endorsement: [envelop(jwtOf(endorsing(badge.id))), 'text', 7, null],
  })
  expect(found.map(({ about, jwt }) => [about, jwt !== undefined])).toEqual([
    ['badge', true],
    ['achievement', false],
    ['issuer', true],
  ])
})

describe('an endorsement of an address', () => {
  const of = (issuer: string, id: string) =>
    endorsementsIn({ ...badge, issuer, id, endorsement: [endorsing(id)] }).map(({ isBound }) => isBound)

  test.each(['did:web:school.example', 'https://school.example/issuer'])(
    "on the host of %s is that issuer's",
    (issuer) => {
      expect(of(issuer, 'https://school.example/badges/1')).toEqual([true])
    },
  )

  test.each([
    ['another host', 'did:web:stranger.example'],
    ['an issuer without a website', 'did:key:z6MksnRYXJY6AS4xNak68VREoD3iTypN9krvWtEtHYkXAmQZ'],
    ['a name that begins like it', 'did:web:school.example.evil.example'],
  ])('that %s states is left out', (_, issuer) => {
    expect(of(issuer, 'https://school.example/badges/1')).toEqual([])
  })

  test('a URN may be copied', () => {
    expect(of(ISSUER, badge.id)).toEqual([false])
  })
})

test('a JWT that is larger than any badge is left out', () => {
  const evidence = Array.from({ length: 6000 }, (_, nth) => ({ id: `urn:x:${nth}` }))
  const jwt = jwtOf({ ...endorsing(badge.id), evidence })
  expect(endorsementsIn({ ...badge, endorsementJwt: [jwt] })).toEqual([])
})
