import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../read-credential.ts'
import { readAssertionJws } from './read-assertion-jws.ts'
import {
  ASSERTION,
  BADGE,
  KEY,
  PEM,
  PROFILE,
  SCHOOL,
  SIGNED,
  SIGNER,
  schoolWeb,
  signJws,
  verifyAt,
} from './testing-school.ts'

const STRANGER = 'https://stranger.example'
const LIST = `${SCHOOL}/revoked`
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function verify(jws: string, web = schoolWeb()) {
  const given = readAssertionJws(jws)
  if (!given) throw new Error('No assertion')
  return verifyAt(web, given)
}

/** The school's web with another key, in its own form. */
const pemOf = (key: KeyObject) => key.export({ format: 'pem', type: 'spki' }).toString()
const withKey = (key: Json, profile: Json = SIGNER) => schoolWeb({ [KEY.id]: key, [PROFILE.id]: profile })

test("a badge that its issuer's key signed is genuine", async () => {
  const found = await verify(await signJws(SIGNED))
  expect(found).toMatchObject({ signature: true, issuer: true, status: 'notRevocable', period: true })
  expect([found.hosted, found.shape]).toEqual([undefined, undefined])
})

test.each([
  ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ['EdDSA', generateKeyPairSync('ed25519')],
  ['PS256', generateKeyPairSync('rsa', { modulusLength: 2048 })],
  ['ES384', generateKeyPairSync('ec', { namedCurve: 'P-384' })],
])('a badge signed by %s is genuine, its key as text or as JWK', async (alg, { publicKey, privateKey }) => {
  const jws = await signJws(SIGNED, alg, privateKey)
  const { publicKeyPem: _, ...key } = KEY
  for (const form of [{ publicKeyPem: pemOf(publicKey) }, { publicKeyJwk: publicKey.export({ format: 'jwk' }) }]) {
    expect(await verify(jws, withKey({ ...key, ...form }))).toMatchObject({ signature: true, issuer: true })
  }
})

test('no change of what was signed passes', async () => {
  const jws = await signJws(SIGNED)
  const [header, payload = '', signature] = jws.split('.')
  const text = Buffer.from(payload, 'base64url').toString()
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }), async (at, code) => {
      const changed = text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1)
      fc.pre(changed !== text && isObject(changed))
      const found = await verify([header, Buffer.from(changed).toString('base64url'), signature].join('.'))
      expect(found.signature).not.toBe(true)
    }),
    { numRuns: 500 },
  )
})

function isObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

test.each([
  ['none', 'proofMissing'],
  ['HS256', 'proofUnsupported'],
  ['ES512', 'proofUnsupported'],
  ['toString', 'proofUnsupported'],
  [undefined, 'malformed'],
])('the algorithm %s is %s', async (alg, reason) => {
  const found = await verify(`${encode({ alg })}.${encode(SIGNED)}.${alg === 'none' ? '' : 'c2ln'}`)
  expect(found).toMatchObject({ signature: reason, issuer: 'keyUnread' })
})

test("the issuer's public key is no secret to sign with", async () => {
  const head = encode({ alg: 'HS256' })
  const mac = createHmac('sha256', PEM)
    .update(`${head}.${encode(SIGNED)}`)
    .digest('base64url')
  expect((await verify(`${head}.${encode(SIGNED)}.${mac}`)).signature).toBe('proofUnsupported')
})

describe('the key', () => {
  const stranger = generateKeyPairSync('ed25519')
  const forged = () => signJws(SIGNED, 'EdDSA', stranger.privateKey)

  test('of a stranger is not the one that the issuer lists', async () => {
    expect((await verify(await forged())).signature).toBe('altered')
  })

  const OLD = KEY.id.replace('https:', 'http:')
  const byOld = { ...SIGNED, verification: { type: 'SignedBadge', creator: OLD } }

  test.each([
    ['names it', {}],
    ['names it, and so does the key itself', { id: OLD, owner: PROFILE.id.replace('https:', 'http:') }],
  ])('is the one that a badge from before its issuer had https %s', async (_, key) => {
    expect(await verify(await signJws(byOld), withKey({ ...KEY, ...key }))).toMatchObject({
      signature: true,
      issuer: true,
    })
  })

  test('in its own form counts before another form of its address', async () => {
    const both = { ...SIGNER, publicKey: [OLD, KEY.id] }
    expect(await verify(await signJws(SIGNED), withKey(KEY, both))).toMatchObject({ signature: true, issuer: true })
  })

  test("at a stranger's address is not listed", async () => {
    const creator = `${STRANGER}/key`
    const jws = await signJws(
      { ...SIGNED, verification: { type: 'SignedBadge', creator } },
      'EdDSA',
      stranger.privateKey,
    )
    const key = { ...KEY, id: creator, publicKeyPem: pemOf(stranger.publicKey) }
    const web = schoolWeb({ [creator]: key })
    expect(await verify(jws, web)).toMatchObject({ signature: 'keyMissing', issuer: 'keyUnknown' })
    expect(web.asked).not.toContain(creator)
  })

  test('inside of the assertion, or of its own profile of the issuer, does not count', async () => {
    const key = { ...KEY, publicKeyPem: pemOf(stranger.publicKey) }
    const inside = { ...SIGNED, verification: { type: 'SignedBadge', creator: key } }
    const badge = { ...BADGE, issuer: { ...PROFILE, publicKey: key } }
    const jws = await signJws({ ...inside, badge }, 'EdDSA', stranger.privateKey)
    expect((await verify(jws)).signature).toBe('altered')
  })

  test.each([
    ['that the issuer does not list', { publicKey: undefined }, {}, 'keyUnknown'],
    ['that belongs to another issuer', {}, { owner: `${STRANGER}/issuer` }, 'issuerMismatch'],
    ["that belongs to another page of the issuer's host", {}, { owner: `${SCHOOL}/other` }, 'keyUnbound'],
    ['without an owner', {}, { owner: undefined }, 'keyUnbound'],
    ['under another name', {}, { id: `${SCHOOL}/key2` }, 'keyUnread'],
    ['of another form', {}, { publicKeyPem: 'MIIB' }, 'keyUnsupported'],
    [
      'too short for RSA',
      {},
      { publicKeyPem: pemOf(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey) },
      'keyUnsupported',
    ],
    [
      'of another curve',
      {},
      { publicKeyPem: pemOf(generateKeyPairSync('ec', { namedCurve: 'P-521' }).publicKey) },
      'keyUnsupported',
    ],
    ['that is too long', {}, { publicKeyPem: PEM + ' '.repeat(10_000) + PEM }, 'keyUnsupported'],
  ])('%s does not sign for the issuer', async (_, profile, key, reason) => {
    const found = await verify(await signJws(SIGNED), withKey({ ...KEY, ...key }, { ...SIGNER, ...profile }))
    expect(found).toMatchObject({ signature: 'keyMissing', issuer: reason })
  })

  test('that is published as a private one is not used', async () => {
    const secret = stranger.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    const found = await verify(await forged(), withKey({ ...KEY, publicKeyPem: secret }))
    expect(found.issuer).toBe('keyUnsupported')
  })

  test.each([
    ['does not answer', undefined],
    ['is a web page', '<!doctype html>'],
  ])('whose address %s could not be read', async (_, answer) => {
    expect((await verify(await signJws(SIGNED), schoolWeb({ [KEY.id]: answer }))).issuer).toBe('issuerUnreachable')
  })

  test('on another host than the issuer is not read, though it is listed', async () => {
    const creator = `${STRANGER}/key`
    const jws = await signJws({ ...SIGNED, verification: { type: 'SignedBadge', creator } })
    const web = schoolWeb({ [creator]: { ...KEY, id: creator }, [PROFILE.id]: { ...SIGNER, publicKey: creator } })
    expect((await verify(jws, web)).issuer).toBe('keyUnread')
    expect(web.asked).not.toContain(creator)
  })

  test('that is the only one needs no name', async () => {
    const jws = await signJws({ ...SIGNED, verification: { type: 'SignedBadge' } })
    expect(await verify(jws)).toMatchObject({ signature: true, issuer: true })
    const two = { ...SIGNER, publicKey: [KEY.id, `${SCHOOL}/key2`] }
    expect(await verify(jws, withKey(KEY, two))).toMatchObject({ signature: 'keyMissing', issuer: 'keyUnread' })
  })

  test('without a name among others could be any of them', async () => {
    const { id: _, ...key } = KEY
    const profile = { ...PROFILE, publicKey: [key, `${SCHOOL}/key2`] }
    const found = await verify(await signJws(SIGNED), withKey(KEY, profile))
    expect(found).toMatchObject({ signature: 'keyMissing', issuer: 'keyUnread' })
  })

  test('inside of the profile is listed there', async () => {
    const { owner: _, ...key } = KEY
    const web = schoolWeb({ [PROFILE.id]: { ...PROFILE, publicKey: [key] }, [KEY.id]: undefined })
    expect(await verify(await signJws(SIGNED), web)).toMatchObject({ signature: true, issuer: true })
  })

  test('is not looked for while the profile is silent', async () => {
    const found = await verify(await signJws(SIGNED), schoolWeb({ [PROFILE.id]: undefined }))
    expect(found).toMatchObject({ signature: 'keyMissing', issuer: 'profileUnread' })
  })
})

describe('the revocation list', () => {
  const verifyListed = async (list: Json | string | undefined, change: Json = {}) => {
    const profile = { ...SIGNER, revocationList: LIST }
    return verify(await signJws({ ...SIGNED, ...change }), schoolWeb({ [PROFILE.id]: profile, [LIST]: list }))
  }
  const listOf = (...revokedAssertions: unknown[]) => ({ type: 'RevocationList', id: LIST, revokedAssertions })

  test.each([
    ['by its id', listOf('urn:uuid:other', SIGNED.id), {}, ''],
    ['by an entry', listOf({ id: SIGNED.id, revocationReason: 'By mistake' }), {}, 'By mistake'],
    ['by its uid', listOf({ uid: 'a1' }), { uid: 'a1' }, ''],
    ['by the only entry', { revokedAssertions: SIGNED.id }, {}, ''],
  ])('revokes a badge %s', async (_, list, change, why) => {
    expect(await verifyListed(list, change)).toMatchObject({ signature: true, status: 'revoked', why })
  })

  test.each([
    ['of others', listOf('urn:uuid:other', { id: 'urn:uuid:third' }), true],
    ['that is empty', { type: 'RevocationList' }, true],
    ['that does not answer', undefined, 'listUnreachable'],
    ['that is another document', { error: 'busy' }, 'listUnreadable'],
    ['with an entry that cannot be read', listOf(7), 'listUnreadable'],
    ['of another issuer', { ...listOf(SIGNED.id), issuer: `${STRANGER}/issuer` }, 'listOfOther'],
  ])('%s says %j', async (_, list, status) => {
    expect((await verifyListed(list)).status).toBe(status)
  })

  test('is not needed by a badge that was signed as revoked', async () => {
    expect((await verify(await signJws({ ...SIGNED, revoked: true }))).status).toBe('revoked')
  })

  test('cannot name a badge without an identifier', async () => {
    const list = listOf('')
    expect((await verifyListed(list, { id: undefined })).status).toBe('notRevocable')
  })

  describe('one of several', () => {
    const SECOND = `${SCHOOL}/revoked2`
    const verifyLists = async (revocationList: unknown, more: Record<string, Json | string | undefined> = {}) =>
      verify(
        await signJws(SIGNED),
        schoolWeb({ [PROFILE.id]: { ...SIGNER, revocationList }, [LIST]: listOf(), ...more }),
      )

    test('revokes a badge that the first does not name', async () => {
      const why = 'By mistake'
      const second = listOf({ id: SIGNED.id, revocationReason: why })
      expect(await verifyLists([LIST, SECOND], { [SECOND]: second })).toMatchObject({ status: 'revoked', why })
    })

    test('that does not answer leaves it open', async () => {
      expect((await verifyLists([LIST, SECOND])).status).toBe('listUnreachable')
    })

    test.each([7, {}, [[LIST]], { name: 'A list' }])('in the form %j leaves it open', async (list) => {
      expect((await verifyLists([LIST, list])).status).toBe('listUnreadable')
    })

    test('inside of the profile counts', async () => {
      expect((await verifyLists([LIST, listOf(SIGNED.id)])).status).toBe('revoked')
      expect((await verifyLists([LIST, listOf('urn:uuid:other')])).status).toBe(true)
    })

    test('that the profile describes is read at its address', async () => {
      const described = { type: 'RevocationList', id: SECOND }
      expect((await verifyLists(described, { [SECOND]: listOf(SIGNED.id) })).status).toBe('revoked')
    })
  })

  test.each([
    ['http:', 'https:'],
    ['https:', 'http:'],
  ])('from before or after its issuer had https revokes a badge: %s by %s', async (of, by) => {
    const id = (scheme: string) => ASSERTION.id.replace('https:', scheme)
    expect((await verifyListed(listOf(id(by)), { id: id(of) })).status).toBe('revoked')
    expect((await verifyListed(listOf(`${id(by)}0`), { id: id(of) })).status).toBe(true)
  })

  const AT = `${SCHOOL}/a/9`
  test.each([
    ['a slash at its end', AT, `${AT}/`],
    ['no slash at its end', `${AT}/`, AT],
    ['no version', `${AT}?v=2_0`, AT],
    ['a version', AT, `${AT}?v=2_0`],
    ['another version, by http', `${AT}?id=1&v=2_0`, `${AT.replace('https:', 'http:')}?v=3_0&id=1`],
  ])('revokes a badge whose address it writes with %s', async (_, id, listed) => {
    expect((await verifyListed(listOf({ id: listed }), { id })).status).toBe('revoked')
  })

  test.each([
    ['path', AT, `${AT}/1`],
    ['number', `${AT}?id=1`, `${AT}?id=2`],
    ['number after #', `${AT}#1`, `${AT}#2`],
    ['port', AT, AT.replace('.example', '.example:8443')],
    ['text, which is no address', AT, AT.replace('https://', '')],
    ['URN', 'urn:x:a', 'urn:x:A'],
  ])('revokes no badge by an entry with another %s', async (_, id, listed) => {
    expect((await verifyListed(listOf(listed), { id })).status).toBe(true)
  })

  test('that states its issuer by http is its own', async () => {
    const list = { ...listOf(SIGNED.id), issuer: PROFILE.id.replace('https:', 'http:') }
    expect((await verifyListed(list)).status).toBe('revoked')
  })

  test('names a UUID in capitals', async () => {
    expect((await verifyListed(listOf(SIGNED.id.toUpperCase()))).status).toBe('revoked')
  })

  test.each(['False', [false, true], 'no', {}])(
    'is not asked about a badge that was signed with the mark %j',
    async (revoked) => {
      expect((await verify(await signJws({ ...SIGNED, revoked }))).status).toBe('statusUnclear')
    },
  )

  test('on another host is not read', async () => {
    const list = `${STRANGER}/revoked`
    const web = schoolWeb({ [PROFILE.id]: { ...SIGNER, revocationList: list }, [list]: listOf(SIGNED.id) })
    expect((await verify(await signJws(SIGNED), web)).status).toBe('listOfOther')
    expect(web.asked).not.toContain(list)
  })
})

describe('before 2.0', () => {
  const older = {
    uid: 'a1',
    recipient: SIGNED.recipient,
    badge: BADGE.id,
    issuedOn: '2026-02-01',
    verify: { type: 'signed', url: KEY.id },
  }

  test('a key that the issuer names is read as a text', async () => {
    expect(await verify(await signJws(older), schoolWeb({ [KEY.id]: PEM }))).toMatchObject({
      signature: true,
      issuer: true,
    })
  })

  test('nothing links a key to an issuer that names none', async () => {
    const found = await verify(await signJws(older), schoolWeb({ [KEY.id]: PEM, [PROFILE.id]: PROFILE }))
    expect(found).toMatchObject({ signature: 'keyMissing', issuer: 'keyUnbound' })
  })

  test.each([
    [{ a1: 'By mistake' }, 'revoked'],
    [{ a2: 'By mistake' }, true],
    [{ a1: 1 }, 'listUnreadable'],
  ])('a list of reasons is read: %j', async (list, status) => {
    const profile = { ...SIGNER, revocationList: LIST }
    const web = schoolWeb({ [KEY.id]: PEM, [PROFILE.id]: profile, [LIST]: list })
    expect((await verify(await signJws(older), web)).status).toBe(status)
  })
})

test('a JWS that holds no assertion is not read as one', () => {
  expect(readAssertionJws(`${encode({ alg: 'RS256' })}.${encode('text')}.AAAA`)).toBeUndefined()
})
