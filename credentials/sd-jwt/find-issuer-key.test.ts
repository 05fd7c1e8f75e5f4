import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bundledLoader } from '../contexts/document-loader.ts'
import { NOW } from '../test-issuer.ts'
import { findIssuerKey } from './find-issuer-key.ts'

const ISSUER = 'https://school.example/tenants/7'
const METADATA = 'https://school.example/.well-known/jwt-vc-issuer/tenants/7'
const KEYS = 'https://school.example/keys'
const makeJwk = (namedCurve = 'P-256') => generateKeyPairSync('ec', { namedCurve }).publicKey.export({ format: 'jwk' })
const [ONE, TWO] = [makeJwk(), makeJwk()]

const FOUND = { jwk: ONE, issuer: { ok: true } }
const refused = (ok: boolean | null, reason: string) => ({ refused: { ok, reason } })

/** What is found with these documents, and which addresses were asked for. */
async function find(documents: Record<string, unknown>, header: object = { kid: 'k1' }, issuer = ISSUER) {
  const asked: string[] = []
  const loader = bundledLoader(async (url) => {
    asked.push(url)
    return documents[url] as object | undefined
  })
  return { found: await findIssuerKey({ header: { ...header }, issuer, loader, now: NOW }), asked }
}
const withKeys = (...keys: object[]) => ({ [METADATA]: { issuer: ISSUER, jwks: { keys } } })

describe('the key of an SD-JWT VC by an https address', () => {
  test('is the one of its name in the metadata', async () => {
    const { found, asked } = await find(withKeys({ ...TWO, kid: 'k2' }, { ...ONE, kid: 'k1' }))
    expect(found).toEqual(FOUND)
    expect(asked).toEqual([METADATA])
  })

  test('is the only one where the header names none', async () => {
    expect((await find(withKeys(ONE), {})).found).toEqual(FOUND)
  })

  test('is the only one for signatures where the header names none', async () => {
    expect((await find(withKeys({ ...TWO, use: 'enc' }, ONE), {})).found).toEqual(FOUND)
  })

  test('may be at another address of the same origin', async () => {
    const documents = { [METADATA]: { issuer: ISSUER, jwks_uri: KEYS }, [KEYS]: { keys: [{ ...ONE, kid: 'k1' }] } }
    const { found, asked } = await find(documents)
    expect(found).toEqual(FOUND)
    expect(asked).toEqual([METADATA, KEYS])
  })

  test.each([
    'https://evil.example/keys',
    'https://school.example:8443/keys',
    'http://school.example/keys',
    'https://school.example@evil.example/keys',
    'data:application/json,{}',
    7,
    undefined,
  ])('is never asked for at %s', async (jwks_uri) => {
    const { found, asked } = await find({ [METADATA]: { issuer: ISSUER, jwks_uri } })
    expect(found).toEqual(refused(null, 'keyUnread'))
    expect(asked).toEqual([METADATA])
  })

  test.each([
    ['another issuer', 'https://evil.example'],
    ['an issuer that begins alike', `${ISSUER}0`],
    ['an issuer of the same host', 'https://school.example'],
  ])('is not in the metadata of %s', async (_, issuer) => {
    const { found } = await find({ [METADATA]: { issuer, jwks: { keys: [ONE] } } }, {})
    expect(found).toEqual(refused(false, 'issuerMismatch'))
  })

  test.each([
    ['there are none', {}],
    ['they name no issuer', { [METADATA]: { jwks: { keys: [ONE] } } }],
    ['they are a list', { [METADATA]: [ISSUER] }],
    ['their keys are no list', { [METADATA]: { issuer: ISSUER, jwks: { keys: ONE } } }],
    ['the address of their keys gives none', { [METADATA]: { issuer: ISSUER, jwks_uri: KEYS } }],
  ])('is not known where the metadata cannot be read: %s', async (_, documents) => {
    expect((await find(documents, {})).found).toEqual(refused(null, 'issuerUnreachable'))
  })

  test.each([
    ['unknown where the keys have other names', [{ ...ONE, kid: 'k2' }], { kid: 'k1' }, false, 'keyUnknown'],
    ['unknown where there is no key', [], {}, false, 'keyUnknown'],
    ['not called unknown where a key has no name', [ONE], { kid: 'k1' }, null, 'keyUnread'],
    ['unread where the header names none of several', [ONE, TWO], {}, null, 'keyUnread'],
    [
      'unread where two have its name',
      [ONE, TWO].map((key) => ({ ...key, kid: 'k1' })),
      { kid: 'k1' },
      null,
      'keyUnread',
    ],
    ['unread where only a certificate names it', [ONE], { x5c: ['MIIB'] }, null, 'keyUnread'],
    [
      'not for badges if it is for encryption',
      [{ ...ONE, kid: 'k1', use: 'enc' }],
      { kid: 'k1' },
      false,
      'keyNotForBadges',
    ],
    ['unsupported on another curve', [{ ...makeJwk('P-521'), kid: 'k1' }], { kid: 'k1' }, null, 'keyUnsupported'],
  ])('is %s', async (_, keys, header, ok, reason) => {
    expect((await find(withKeys(...keys), header)).found).toEqual(refused(ok, reason))
  })

  test.each([
    ['https://school.example', 'https://school.example/.well-known/jwt-vc-issuer'],
    ['https://school.example/', 'https://school.example/.well-known/jwt-vc-issuer'],
    ['https://school.example:8443/a/', 'https://school.example:8443/.well-known/jwt-vc-issuer/a'],
    ['https://school.example/a/../b', 'https://school.example/.well-known/jwt-vc-issuer/b'],
  ])('of %s is asked for at %s', async (issuer, address) => {
    expect((await find({}, {}, issuer)).asked).toEqual([address])
  })

  test.each([
    'http://school.example',
    'https://school.example/?a=1',
    'https://school.example/#a',
    'https://name@school.example',
    'https://school.example\\@evil.example',
    'https://',
    'urn:uuid:1',
    'School',
  ])('is asked for nowhere by the issuer %s', async (issuer) => {
    const { found, asked } = await find({}, {}, issuer)
    expect(found).toEqual(refused(null, 'keyUnread'))
    expect(asked).toEqual([])
  })
})
