import { generateKeyPairSync } from 'node:crypto'
import { p256 } from '@noble/curves/nist.js'
import { describe, expect, test } from 'vitest'
import { bundledLoader } from '../contexts/document-loader.ts'
import { NOW } from '../test-issuer.ts'
import { findJwtKey } from './find-jwt-key.ts'

const DID = 'did:web:badges.example'
const ecKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
const rsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' })
const okpKey = () => generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })
const [ONE, TWO] = [ecKey(), ecKey()]
const UNSUPPORTED = generateKeyPairSync('ec', { namedCurve: 'P-521' }).publicKey.export({ format: 'jwk' })

const UNKNOWN = { refused: { ok: false, reason: 'keyUnknown' } }
const UNREAD = { refused: { ok: null, reason: 'keyUnread' } }
const UNBOUND = { refused: { ok: null, reason: 'keyUnbound' } }
const NOT_FOR_BADGES = { refused: { ok: false, reason: 'keyNotForBadges' } }
const NOT_SUPPORTED = { refused: { ok: null, reason: 'keyUnsupported' } }
const UNREACHABLE = { refused: { ok: null, reason: 'issuerUnreachable' } }

const find = (header: object, issuer: string, documents: Record<string, object>) =>
  findJwtKey({ header: { ...header }, issuer, now: NOW, loader: bundledLoader(async (url) => documents[url]) })

describe('the key of a DID', () => {
  type Listed = { name: string; jwk: object; isActive?: boolean; controller?: string }
  const listing = (...keys: Listed[]) => ({
    [DID]: {
      id: DID,
      verificationMethod: keys.map(({ name, jwk, controller = DID }) => {
        return { id: `${DID}#${name}`, type: 'JsonWebKey', controller, publicKeyJwk: jwk }
      }),
      assertionMethod: keys.filter(({ isActive }) => isActive !== false).map(({ name }) => `${DID}#${name}`),
    },
  })
  const BOTH = listing({ name: 'k1', jwk: ONE }, { name: 'k2', jwk: TWO })
  const foundAs = (jwk: object) => ({ jwk, issuer: { ok: true } })

  test.each([
    ['its id', `${DID}#k2`],
    ['its fragment', '#k2'],
    ['its fragment without #', 'k2'],
  ])('is found among several by %s', async (_, kid) => {
    expect(await find({ kid }, DID, BOTH)).toEqual(foundAs(TWO))
  })

  test.each(['k3', '#k', `${DID}#k`, 'did:web:evil.example#k1', ''])(
    'is unknown by the kid %j, however many are listed',
    async (kid) => {
      expect(await find({ kid }, DID, listing({ name: 'k1', jwk: ONE }))).toEqual(UNKNOWN)
    },
  )

  test('is the one that the header spells out, where several may assert', async () => {
    expect(await find({ jwk: TWO }, DID, BOTH)).toEqual(foundAs(TWO))
  })

  test('is found by its name, whatever else the header spells out', async () => {
    expect(await find({ kid: 'k1', jwk: TWO }, DID, BOTH)).toEqual(foundAs(ONE))
  })

  // The second point with the same x is minus the key.
  const mirrored = { ...ONE, y: minus(ONE.y ?? '') }
  const rsa = rsaKey()
  test.each([
    ['a foreign EC key', ONE, TWO],
    ['the other point of x', ONE, mirrored],
    ['a foreign Ed25519 key', okpKey(), okpKey()],
    ['another modulus', rsa, rsaKey()],
    ['another exponent', rsa, { ...rsa, e: 'Aw' }],
    ['a key of another kind', ONE, okpKey()],
  ])('is unknown when the header spells out %s', async (_, jwk, embedded) => {
    expect(await find({ jwk: embedded }, DID, listing({ name: 'k1', jwk }))).toEqual(UNKNOWN)
  })

  test('is not for badges when the header spells out one that may no longer assert', async () => {
    const documents = listing({ name: 'k1', jwk: ONE, isActive: false }, { name: 'k2', jwk: TWO })
    expect(await find({ jwk: ONE }, DID, documents)).toEqual(NOT_FOR_BADGES)
  })

  test.each([
    ['no name', {}],
    ['the DID alone', { kid: DID }],
  ])('is by %s the only one that may assert', async (_, header) => {
    const documents = listing({ name: 'k1', jwk: ONE, isActive: false }, { name: 'k2', jwk: TWO })
    expect(await find(header, DID, documents)).toEqual(foundAs(TWO))
  })

  test.each([
    ['no name', {}],
    ['the DID alone', { kid: DID }],
    ['the DID alone and a key of the header', { kid: DID, jwk: TWO }],
  ])('is unread by %s where several may assert', async (_, header) => {
    expect(await find(header, DID, BOTH)).toEqual(UNREAD)
  })

  test('is one key that is listed twice', async () => {
    const documents = listing({ name: 'k1', jwk: ONE }, { name: 'k1-2020', jwk: ONE })
    expect(await find({}, DID, documents)).toEqual(foundAs(ONE))
  })

  test('is unread without a name beside one in an unknown form, which may have signed as well', async () => {
    const documents = listing({ name: 'k1', jwk: UNSUPPORTED }, { name: 'k2', jwk: TWO })
    expect(await find({}, DID, documents)).toEqual(UNREAD)
  })

  test.each([
    ['its name', { kid: 'k1' }],
    ['no name', {}],
  ])('in an unknown form is unsupported by %s', async (_, header) => {
    expect(await find(header, DID, listing({ name: 'k1', jwk: UNSUPPORTED }))).toEqual(NOT_SUPPORTED)
  })

  test.each([{ use: 'enc' }, { key_ops: ['deriveKey'] }])('is not taken with the purpose %j', async (purpose) => {
    expect(await find({ kid: 'k1' }, DID, listing({ name: 'k1', jwk: { ...ONE, ...purpose } }))).toEqual(NOT_SUPPORTED)
  })

  const ended = (more: object) => {
    const method = { id: `${DID}#k1`, type: 'JsonWebKey', controller: DID, publicKeyJwk: ONE, ...more }
    return { [DID]: { id: DID, verificationMethod: [method], assertionMethod: [method.id] } }
  }
  test.each([
    ['revoked before now', { revoked: '2026-03-01T11:59:59Z' }, NOT_FOR_BADGES],
    ['expired before now', { expires: '2020-01-01T00:00:00Z' }, NOT_FOR_BADGES],
    [
      'revoked, and expires later',
      { expires: '2099-01-01T00:00:00Z', revoked: '2020-01-01T00:00:00Z' },
      NOT_FOR_BADGES,
    ],
    ['of a time that cannot be read', { revoked: 'yesterday' }, NOT_SUPPORTED],
    ['still in force', { expires: '2099-01-01T00:00:00Z', revoked: null }, foundAs(ONE)],
  ])('that its document calls %s counts so', async (_, more, found) => {
    for (const header of [{ kid: 'k1' }, {}, { jwk: ONE }]) expect(await find(header, DID, ended(more))).toEqual(found)
  })

  test.each([
    ['is no point of its curve', listing({ name: 'k1', jwk: { ...ONE, y: ONE.x } })],
    ['is for key agreement by its algorithm', listing({ name: 'k1', jwk: { ...ONE, alg: 'ECDH-ES' } })],
    ['does not say whose it is', ended({ controller: undefined })],
  ])('that %s is unsupported, which contradicts nothing', async (_, documents) => {
    for (const header of [{ kid: 'k1' }, {}]) expect(await find(header, DID, documents)).toEqual(NOT_SUPPORTED)
  })

  test('is decoded only when it is the one that is named', async () => {
    let decoded = 0
    const methods = Array.from({ length: 1000 }, (_, nth) => ({
      id: `#k${nth}`,
      controller: DID,
      get publicKeyJwk() {
        decoded += 1
        return ONE
      },
    }))
    const documents = { [DID]: { id: DID, verificationMethod: methods, assertionMethod: methods.map(({ id }) => id) } }
    expect(await find({ kid: 'k7' }, DID, documents)).toEqual(foundAs(ONE))
    expect(await find({}, DID, documents)).toEqual(UNREAD)
    expect(decoded).toBe(1)
  })

  test('is unknown when another controls it', async () => {
    const documents = listing({ name: 'k1', jwk: ONE, controller: 'did:web:evil.example' })
    expect(await find({ kid: 'k1' }, DID, documents)).toEqual(UNKNOWN)
  })

  test('is found beside methods without an id, and those that are none', async () => {
    const method = { type: 'JsonWebKey', controller: DID, publicKeyJwk: ONE }
    const verificationMethod = [method, 'k0', null, { ...method, id: '#k1' }]
    const documents = { [DID]: { id: DID, verificationMethod, assertionMethod: [method, '#k1'] } }
    expect(await find({ kid: 'k1' }, DID, documents)).toEqual(foundAs(ONE))
  })

  test.each([
    ['of another DID', DID, { [DID]: { ...BOTH[DID], id: 'did:web:evil.example' } }, false, 'issuerMismatch'],
    ['that is not available', DID, {}, null, 'issuerUnreachable'],
    ['of a method that is not read', 'did:ion:abc', {}, null, 'methodUnsupported'],
    ['without a method', 'did:', {}, null, 'methodUnsupported'],
    ['of a did:key in an unknown form', 'did:key:z6LS', {}, null, 'keyUnsupported'],
    ['of a did:jwk in an unknown form', 'did:jwk:e30', {}, null, 'keyUnsupported'],
  ])('is not found in a document %s', async (_, did, documents: Record<string, object>, ok, reason) => {
    expect(await find({ kid: 'k1' }, did, documents)).toEqual({ refused: { ok, reason } })
  })

  test.each([[['k1']], [7], [null], [{}]])('is found as without a kid by one that is no text: %j', async (kid) => {
    expect(await find({ kid }, DID, listing({ name: 'k1', jwk: ONE }))).toEqual(foundAs(ONE))
  })
})

describe('the key of an https address', () => {
  const ISSUER = 'https://badges.example/issuers/1'
  const URL = 'https://badges.example/keys'
  const method = { id: '#k1', type: 'JsonWebKey', publicKeyJwk: ONE }
  const at = (document: object, kid = `${URL}#k1`) => find({ kid }, ISSUER, { [URL]: document })
  const FOUND = { jwk: ONE, issuer: { ok: true } }

  test.each([
    ['a key', ONE],
    [
      'a set, by its fragment',
      {
        keys: [
          { ...TWO, kid: 'k2' },
          { ...ONE, kid: 'k1' },
        ],
      },
    ],
    [
      'a set, by its whole address',
      {
        keys: [
          { ...TWO, kid: 'k2' },
          { ...ONE, kid: `${URL}#k1` },
        ],
      },
    ],
    ['a method that a list allows to assert', { verificationMethod: [method], assertionMethod: ['#k1'] }],
    ['a method that is in that list', { assertionMethod: [method] }],
    [
      'a method among others',
      { verificationMethod: ['#k0', { ...method, id: '#k0' }, method], assertionMethod: '#k1' },
    ],
    ['one named in full', { id: URL, verificationMethod: [{ ...method, id: `${URL}#k1` }], assertionMethod: ['#k1'] }],
    ['one allowed in full', { id: URL, verificationMethod: [method], assertionMethod: [`${URL}#k1`] }],
  ])('is found in %s', async (_, document) => {
    expect(await at(document)).toEqual(FOUND)
  })

  test.each([
    ['an empty document', {}],
    ['a set of others', { keys: [{ ...ONE, kid: 'k2' }, 'k1', null] }],
    ['methods of others', { verificationMethod: [{ ...method, id: '#k2' }, '#k1'], assertionMethod: ['#k1', '#k2'] }],
    ['a method of another page', { assertionMethod: [{ ...method, id: 'https://evil.example/keys#k1' }] }],
  ])('is unknown in %s', async (_, document) => {
    expect(await at(document)).toEqual(UNKNOWN)
  })

  test.each([
    ['of the page', { id: URL }, {}],
    ['of the page, by a method of the issuer', { id: URL }, { controller: ISSUER }],
    ['of the issuer', { id: ISSUER }, { controller: ISSUER }],
    ['without an id, by a method of the issuer', {}, { controller: ISSUER }],
  ])('is found in the document %s', async (_, whole, more) => {
    expect(await at({ ...whole, verificationMethod: [{ ...method, ...more }], assertionMethod: ['#k1'] })).toEqual(
      FOUND,
    )
  })

  test.each([
    ['of somebody else', { id: 'did:web:evil.example' }, { controller: 'did:web:evil.example' }],
    ['of somebody else, who leaves out the controller', { id: 'did:web:evil.example' }, {}],
    ['without an id, of somebody else', {}, { controller: 'https://badges.example/issuers/2' }],
  ])('is of another issuer in a copy of the document %s', async (_, whole, more) => {
    const document = { ...whole, verificationMethod: [{ ...method, ...more }], assertionMethod: ['#k1'] }
    expect(await at(document)).toEqual({ refused: { ok: false, reason: 'issuerMismatch' } })
  })

  test('is not for badges once it was revoked', async () => {
    const document = { verificationMethod: [{ ...method, revoked: '2020-01-01T00:00:00Z' }], assertionMethod: ['#k1'] }
    expect(await at(document)).toEqual(NOT_FOR_BADGES)
  })

  test('is the only one of a set without names, when the address names none', async () => {
    expect(await at({ keys: [ONE] }, URL)).toEqual(FOUND)
  })

  test.each([
    ['the address names one of a set without names', `${URL}#k1`, [ONE]],
    ['the address names none of several', URL, [ONE, UNSUPPORTED]],
  ])('is not called unknown where %s: it may be any', async (_, kid, keys) => {
    expect(await at({ keys }, kid)).toEqual({ refused: { ok: null, reason: 'keyUnread' } })
  })

  test.each([
    ['a key', UNSUPPORTED],
    ['a set', { keys: [{ ...UNSUPPORTED, kid: 'k1' }] }],
    ['a method', { assertionMethod: [{ ...method, publicKeyJwk: UNSUPPORTED }] }],
    ['a method without a JWK', { assertionMethod: [{ id: '#k1', publicKeyPem: 'x' }] }],
  ])('is unsupported in %s of an unknown form', async (_, document) => {
    expect(await at(document)).toEqual(NOT_SUPPORTED)
  })

  const forEncryption = { ...ONE, use: 'enc' }
  test.each([
    ['a key for encryption', forEncryption],
    ['a set with one for encryption', { keys: [{ ...forEncryption, kid: 'k1' }] }],
    ['a method for encryption', { assertionMethod: [{ ...method, publicKeyJwk: forEncryption }] }],
    ['a method that may not assert', { verificationMethod: [method] }],
    ['a method beside one that may', { verificationMethod: [method], assertionMethod: [{ ...method, id: '#k2' }] }],
    ['a method that another page may', { verificationMethod: [method], assertionMethod: ['https://evil.example#k1'] }],
    ['a method for signing in', { verificationMethod: [method], authentication: ['#k1'] }],
  ])('is not for badges in %s', async (_, document) => {
    expect(await at(document)).toEqual(NOT_FOR_BADGES)
  })

  test('is not available when its address is not', async () => {
    expect(await find({ kid: `${URL}#k1` }, ISSUER, {})).toEqual(UNREACHABLE)
  })

  test.each([
    ['another host', ISSUER, 'https://evil.example/keys'],
    ['a host that begins alike', ISSUER, 'https://badges.example.evil.example/keys'],
    ['another port', ISSUER, 'https://badges.example:8443/keys'],
    ['an address before the @', ISSUER, 'https://badges.example@evil.example/keys'],
    ['http', ISSUER, 'http://badges.example/keys'],
    ['http, of an issuer by http', 'http://badges.example/issuers/1', 'http://badges.example/keys'],
    ['data, of an issuer that is data', 'data:text/plain,x', 'data:application/json,{}'],
    ['a name, of an issuer that is a name', 'urn:uuid:1', 'urn:uuid:2'],
    ['no address', ISSUER, 'k1'],
    ['no address, of an issuer without one', 'Harbour School', 'k1'],
    ['a broken address', ISSUER, 'https://'],
    ['a list', ISSUER, [URL]],
    ['nothing', ISSUER, undefined],
    ['nothing, of an issuer that is a name', 'urn:uuid:1', undefined],
  ])('is never asked for at %s', async (_, issuer, kid) => {
    const asked: string[] = []
    const loader = bundledLoader(async (url) => {
      asked.push(url)
      return ONE
    })
    expect(await findJwtKey({ header: { kid }, issuer, loader, now: NOW })).toEqual(UNBOUND)
    const unbound = { jwk: TWO, issuer: UNBOUND.refused }
    expect(await findJwtKey({ header: { kid, jwk: TWO }, issuer, loader, now: NOW })).toEqual(unbound)
    expect(asked).toEqual([])
  })

  test.each([
    ['for encryption', forEncryption],
    ['in an unknown form', UNSUPPORTED],
    ['that is a text', 'k1'],
  ])('is not taken from a header with one %s', async (_, jwk) => {
    expect(await find({ jwk }, ISSUER, {})).toEqual(UNBOUND)
  })
})

/** The second coordinate of minus a point of P-256. */
function minus(y: string): string {
  const { Fp } = p256.Point
  return Buffer.from(Fp.toBytes(Fp.neg(Fp.fromBytes(Buffer.from(y, 'base64url'))))).toString('base64url')
}
