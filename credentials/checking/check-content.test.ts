import { createHash } from 'node:crypto'
import { base58btc } from 'multiformats/bases/base58'
import { base64url } from 'multiformats/bases/base64'
import { expect, test } from 'vitest'
import { signCredential } from '../signing/sign.ts'
import { makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { checkContent } from './check-content.ts'
import { verifyCredential } from './verify.ts'

const URL_1 = 'https://school.example/criteria.pdf'
const BYTES = Buffer.from('Twelve knots')
const sha = (name: string) => createHash(name).update(BYTES).digest()
const sri = (name: string) => `${name}-${sha(name).toString('base64')}`
const multihash = (code: number, name: string) => Uint8Array.from([code, sha(name).length, ...sha(name)])

const served = new Map<string, Uint8Array>([[URL_1, BYTES]])
const read = async (url: string) => {
  const bytes = served.get(url)
  if (!bytes) throw new Error('Not there')
  return bytes
}
const BUILT = {
  issuer: 'did:example:issuer',
  type: ['VerifiableCredential'],
  credentialSubject: { id: 'did:example:holder' },
}
const check = async (credential: object) => {
  const found = await checkContent({ ...BUILT, ...credential }, read)
  return found?.reason ?? found?.ok
}
const related = (...digests: object[]) => ({ relatedResource: digests.map((digest) => ({ id: URL_1, ...digest })) })

test('accepts a related document with its stated digest, in any known form', async () => {
  for (const name of ['sha256', 'sha384', 'sha512']) expect(await check(related({ digestSRI: sri(name) }))).toBe(true)
  for (const [code, name] of [
    [0x12, 'sha256'],
    [0x20, 'sha384'],
    [0x13, 'sha512'],
  ] as const) {
    for (const base of [base58btc, base64url]) {
      expect(await check(related({ digestMultibase: base.encode(multihash(code, name)) }))).toBe(true)
    }
  }
  for (const name of ['sha256', 'sha384', 'sha512']) {
    expect(await check(related({ digestMultibase: base64url.encode(sha(name)) }))).toBe(true)
    const other = createHash(name).update('Twelve knits').digest()
    expect(await check(related({ digestMultibase: base64url.encode(other) }))).toBe('resourceAltered')
  }
  // Of several the strongest counts, and both members must match.
  const wrong = `sha512-${Buffer.alloc(64).toString('base64')}`
  expect(await check(related({ digestSRI: `${sri('sha256')} ${wrong}` }))).toBe('resourceAltered')
  expect(await check(related({ digestSRI: `${wrong} ${sri('sha512')}?ct=x` }))).toBe(true)
  const zero = base58btc.encode(Uint8Array.from([0x12, 32, ...new Uint8Array(32)]))
  expect(await check(related({ digestSRI: sri('sha256'), digestMultibase: zero }))).toBe('resourceAltered')
})

test('fails for a changed document, and cannot check a missing one', async () => {
  const stated = related({ digestSRI: sri('sha384') })
  served.set(URL_1, Buffer.from('Twelve knits'))
  expect(await check(stated)).toBe('resourceAltered')
  served.set(URL_1, BYTES)
  expect(await check({ relatedResource: { id: 'https://school.example/gone', digestSRI: sri('sha384') } })).toBe(
    'resourceUnreachable',
  )
  expect(await checkContent({ ...BUILT, ...stated })).toEqual({ ok: true, reason: 'resourceUnread' })
})

test('calls a digest of another kind unknown, a broken one malformed', async () => {
  const unknown = [
    { digestSRI: 'sha999-AAAA' },
    { digestMultibase: base58btc.encode(Uint8Array.from([0x1e, 32, ...sha('sha256')])) },
    { digestMultibase: 'mAAAA' },
  ]
  for (const digest of unknown) expect(await check(related(digest))).toBe('digestUnsupported')
  const broken = [
    {},
    { digestSRI: '' },
    { digestSRI: 'sha256' },
    { digestSRI: 'sha256-AAAA' },
    { digestSRI: 7 },
    { digestSRI: `sha256-${'A'.repeat(5000)}` },
    { digestMultibase: 'z0OIl' },
    { digestMultibase: base58btc.encode(Uint8Array.from([0x12, 32, 1, 2])) },
    { digestMultibase: { '@id': 'x' } },
  ]
  for (const digest of broken) expect(await check(related(digest))).toBe('contentMalformed')
})

test('calls entries malformed that are unnamed, duplicate or not objects', async () => {
  const digestSRI = sri('sha256')
  for (const relatedResource of ['x', [null, 'x'], [{ digestSRI }], [{ id: 'no address', digestSRI }]]) {
    expect(await check({ relatedResource })).toBe('contentMalformed')
  }
  expect(await check(related({ digestSRI }, { digestSRI }))).toBe('contentMalformed')
})

test('reads at most three documents', async () => {
  const asked: string[] = []
  const relatedResource = Array.from({ length: 9 }, (_, i) => ({ id: `${URL_1}?${i}`, digestSRI: sri('sha256') }))
  const readAny = async (url: string) => {
    asked.push(url)
    return BYTES
  }
  expect(await checkContent({ ...BUILT, relatedResource }, readAny)).toEqual({ ok: true, reason: 'resourceUnread' })
  expect(asked).toHaveLength(3)
})

test('says whether a refresh service or a schema was read', async () => {
  const id = 'https://school.example/x'
  expect(await check({})).toBeUndefined()
  expect(await check({ refreshService: { id, type: '1EdTechCredentialRefresh' } })).toBe(true)
  expect(await check({ credentialSchema: [{ id, type: '1EdTechJsonSchemaValidator2019' }] })).toBe('schemaUnread')
  expect(await check({ refreshService: { id } })).toBe('contentMalformed')
})

test('finds an altered document beside a schema', async () => {
  const credentialSchema = { id: 'https://school.example/x', type: '1EdTechJsonSchemaValidator2019' }
  const relatedResource = { id: URL_1, digestSRI: `sha256-${Buffer.alloc(32).toString('base64')}` }
  expect(await check({ credentialSchema, relatedResource })).toBe('resourceAltered')
})

test('names the unread schema beside a refresh service', async () => {
  const id = 'https://school.example/x'
  const credentialSchema = { id, type: '1EdTechJsonSchemaValidator2019' }
  const refreshService = { id, type: '1EdTechCredentialRefresh' }
  expect(await check({ credentialSchema, refreshService })).toBe('schemaUnread')
})

test.each([
  ['schemaUnread', { credentialSchema: { id: 'https://school.example/x', type: 'JsonSchema' } }],
  ['digestUnsupported', related({ digestSRI: 'sha999-AAAA' })],
  ['resourceUnreachable', { relatedResource: { id: 'https://school.example/gone', digestSRI: sri('sha256') } }],
])('passes with the remark %s, which contradicts nothing', async (reason, credential) => {
  expect(await checkContent({ ...BUILT, ...credential }, read)).toEqual({ ok: true, reason })
})

test('fails the content, not the signature, when a related document was replaced', async () => {
  const { loader, key, did, documents } = makeIssuer()
  const badge = { ...makeBadge(did), relatedResource: [{ id: URL_1, digestSRI: sri('sha384') }] }
  const signed = await signCredential(badge, { key, loader, now: NOW })
  const verify = async (bytes: Uint8Array) =>
    (await verifyCredential(signed, { loader, now: NOW, readResource: async () => bytes })).checks
  expect(documents.size).toBe(1)
  expect(await verify(BYTES)).toMatchObject({ signature: { ok: true }, content: { ok: true } })
  expect(await verify(Buffer.from('x'))).toMatchObject({
    signature: { ok: true },
    content: { ok: false, reason: 'resourceAltered' },
  })
})

test('reads the same documents in any order, which nobody signed', async () => {
  const named = ['d', 'c', 'b', 'a'].map((name) => ({ id: `https://school.example/${name}`, digestSRI: sri('sha256') }))
  const asked: string[][] = []
  for (const relatedResource of [named, named.toReversed()]) {
    const reads: string[] = []
    await checkContent({ ...BUILT, relatedResource }, async (url) => {
      reads.push(url.slice(-1))
      return BYTES
    })
    asked.push(reads.toSorted())
  }
  expect(asked).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
})

test('does not read a document whose name a context may change', async () => {
  expect(await check({ relatedResource: { id: 'school:criteria.pdf', digestSRI: sri('sha256') } })).toBe(
    'contentMalformed',
  )
})

test('decodes digests of those documents only that are read', async () => {
  let decoded = 0
  const relatedResource = Array.from({ length: 50 }, (_, nth) => ({
    id: `${URL_1}?${nth}`,
    get digestSRI() {
      decoded += 1
      return sri('sha256')
    },
  }))
  expect(await checkContent({ ...BUILT, relatedResource })).toEqual({ ok: true, reason: 'resourceUnread' })
  expect(decoded).toBe(3)
})
