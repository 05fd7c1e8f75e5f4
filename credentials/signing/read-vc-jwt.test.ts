import { describe, expect, test } from 'vitest'
import type { JwtKey } from '../keys/jwt-key.ts'
import { isCompactJws, readVcJwt, signVcJwt } from './vc-jwt.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwtOf = (payload: unknown, header: unknown = { alg: 'ES256' }) => `${encode(header)}.${encode(payload)}.c2ln`
const BADGE = { type: ['VerifiableCredential'], name: 'Knots' }
const read = (claims: object, own: object = {}) => readVcJwt(jwtOf({ ...claims, vc: { ...BADGE, ...own } }))?.credential

describe('a text', () => {
  const [head, body] = jwtOf(BADGE).split('.')
  test.each([
    ['two parts', `${head}.${body}`],
    ['four parts', `${head}.${body}.c2ln.c2ln`],
    ['an empty header', `.${body}.c2ln`],
    ['an empty payload', `${head}..c2ln`],
    ['padding', `${head}=.${body}.c2ln`],
    ['base64 of the other alphabet', `${head}.${body}.c2+n`],
    ['a space before it', ` ${head}.${body}.c2ln`],
    ['a line behind it', `${head}.${body}.c2ln\n`],
    ['disclosures', `${head}.${body}.c2ln~`],
    ['a header that is no object', `${encode([])}.${body}.c2ln`],
    ['a payload that is no object', jwtOf('x')],
    ['a payload that is no JSON', `${head}.c2ln.c2ln`],
    ['its signature cut off', `${head}.${body}.`],
  ])('with %s is no JWT', (_, text) => {
    expect(readVcJwt(text)).toBeUndefined()
  })

  test('without a signature is a JWT only when it says so', () => {
    const unsigned = `${encode({ alg: 'none' })}.${body}.`
    expect(readVcJwt(unsigned)?.credential).toEqual(BADGE)
  })

  test('is a compact JWS up to 1,000,000 characters', () => {
    const ofLength = (length: number) => `a.${'b'.repeat(length - 4)}.c`
    expect([1_000_000, 1_000_001].map((length) => isCompactJws(ofLength(length)))).toEqual([true, false])
  })
})

// Data Model 1.1, 6.3.1.
describe('a claim', () => {
  test.each([
    ['iss, beside no issuer', { iss: 'did:web:a' }, {}, { issuer: 'did:web:a' }],
    [
      'iss, beside an issuer without id',
      { iss: 'did:web:a' },
      { issuer: { name: 'A' } },
      { issuer: { name: 'A', id: 'did:web:a' } },
    ],
    ['jti, beside no id', { jti: 'urn:1' }, {}, { id: 'urn:1' }],
    [
      'sub, beside a subject without id',
      { sub: 'did:key:z' },
      { credentialSubject: { name: 'Ada' } },
      { credentialSubject: { name: 'Ada', id: 'did:key:z' } },
    ],
    ['nbf, beside no start', { nbf: 86_400 }, {}, { validFrom: '1970-01-02T00:00:00Z' }],
    ['exp, beside no end', { exp: 172_800 }, {}, { validUntil: '1970-01-03T00:00:00Z' }],
  ])('%s, is read as the member that the credential left out', (_, claims, own, found) => {
    expect(read(claims, own)).toStrictEqual({ ...BADGE, ...found })
  })

  const DATE = '2026-01-01T00:00:00Z'
  test.each([
    ['iss', { iss: 'did:web:a' }, { issuer: 'did:web:b' }],
    ['iss', { iss: 'did:web:a' }, { issuer: { id: 'did:web:b', name: 'B' } }],
    ['jti', { jti: 'urn:1' }, { id: 'urn:2' }],
    ['sub', { sub: 'did:key:z' }, { credentialSubject: { id: 'did:key:y' } }],
    ['sub', { sub: 'did:key:z' }, { credentialSubject: [{ name: 'Ada' }] }],
    ['nbf', { nbf: 1 }, { validFrom: DATE }],
    ['nbf', { nbf: 1 }, { issuanceDate: DATE }],
    ['exp', { exp: 1 }, { validUntil: DATE }],
    ['exp', { exp: 1 }, { expirationDate: DATE }],
  ])('%s: %j never replaces what the credential says: %j', (_, claims, own) => {
    expect(read(claims, own)).toStrictEqual({ ...BADGE, ...own })
  })

  test('that is missing adds no member', () => {
    expect(read({}, { credentialSubject: { name: 'Ada' } })).toStrictEqual({
      ...BADGE,
      credentialSubject: { name: 'Ada' },
    })
    expect(read({})).toStrictEqual(BADGE)
  })

  test('that is no date leaves no start that would be valid', () => {
    expect(read({ nbf: 'now', exp: 'never' })).toStrictEqual({ ...BADGE, validFrom: 'now', validUntil: 'never' })
  })
})

test('a badge of several subjects is written without the claim sub', async () => {
  const key: JwtKey = { id: 'did:web:a#1', sign: async (payload) => Buffer.from(payload).toString() }
  const badge = {
    ...BADGE,
    issuer: 'did:web:a',
    credentialSubject: [{ id: 'did:key:y' }],
    validFrom: '1970-01-02T00:00:00Z',
  }
  expect(JSON.parse(await signVcJwt(badge, key))).toEqual({ ...badge, iss: 'did:web:a', nbf: 86_400 })
})
