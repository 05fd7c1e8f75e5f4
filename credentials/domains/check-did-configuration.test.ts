import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { bundledLoader } from '../contexts/document-loader.ts'
import { generateJwtKey, openJwtKey, readP256Multikey } from '../keys/jwt-key.ts'
import { checkDidConfiguration } from './check-did-configuration.ts'
import { DID_CONFIGURATION_CONTEXT, writeDidConfiguration } from './domain-linkage.ts'

const DID = 'did:web:badges.example.org:issuers:one'
const ORIGIN = 'https://ateliers.example.org'
const NOW = new Date('2026-11-22T10:00:00Z')
const SECONDS = NOW.getTime() / 1000

/** The DID document with one key, as another server would publish it. */
const documentOf = (id: string, publicKeyJwk: object) => ({
  id: DID,
  verificationMethod: [{ id, type: 'JsonWebKey', controller: DID, publicKeyJwk }],
  assertionMethod: [id],
})
const check = (file: unknown, document: object, origin = ORIGIN) =>
  checkDidConfiguration(file, { did: DID, origin, now: NOW, loader: bundledLoader(async () => document) })

/** What other software signs: an Ed25519 key, `kid` and `alg` alone in the header, an array as subject's context. */
let foreign: { document: object; sign: (change?: object, header?: object) => Promise<string> }
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const kid = `${DID}#key-1`
  foreign = {
    document: documentOf(kid, await exportJWK(publicKey)),
    sign: (change = {}, header = {}) => {
      const credentialSubject = { id: DID, origin: ORIGIN }
      const vc = {
        '@context': ['https://www.w3.org/2018/credentials/v1', DID_CONFIGURATION_CONTEXT],
        issuer: DID,
        issuanceDate: '2026-01-01T00:00:00Z',
        expirationDate: '2027-01-01T00:00:00Z',
        type: ['VerifiableCredential', 'DomainLinkageCredential'],
        credentialSubject,
      }
      const claims = { iss: DID, sub: DID, nbf: SECONDS - 60, exp: SECONDS + 3600, vc, ...change }
      return new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid, ...header }).sign(privateKey)
    },
  }
})
const fileOf = (...linked_dids: unknown[]) => ({ '@context': DID_CONFIGURATION_CONTEXT, linked_dids })

test('accepts a file that other software signed', async () => {
  expect(await check(fileOf(await foreign.sign()), foreign.document)).toBeUndefined()
})

test('refuses a file whose key has ended', async () => {
  const { document } = foreign as { document: { verificationMethod?: object[] } }
  const verificationMethod = document.verificationMethod?.map((method) => ({
    ...method,
    expires: '2026-11-01T00:00:00Z',
  }))
  expect(await check(fileOf(await foreign.sign()), { ...document, verificationMethod })).toBe('signature')
})

test('other software accepts a file that we signed', async () => {
  const { jwtVerify, importJWK } = await import('jose')
  const made = generateJwtKey()
  const key = openJwtKey(DID, made.secretKey)
  const file = await writeDidConfiguration({ did: DID, origin: ORIGIN, from: NOW, until: new Date('2031-11-22'), key })
  const jwk = readP256Multikey(made.publicKeyMultibase) ?? {}
  const options = { issuer: DID, subject: DID, currentDate: NOW }
  const { payload, protectedHeader } = await jwtVerify(
    file.linked_dids[0] ?? '',
    await importJWK(jwk, 'ES256'),
    options,
  )
  expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: key.id })
  expect(payload.vc).toMatchObject({
    type: ['VerifiableCredential', 'DomainLinkageCredential'],
    issuer: DID,
    expirationDate: '2031-11-22T00:00:00Z',
    credentialSubject: { id: DID, origin: ORIGIN },
  })
  expect(await check(file, documentOf(key.id, jwk))).toBeUndefined()
})

const vcOf = (part: object) => ({
  vc: { type: ['DomainLinkageCredential'], credentialSubject: { id: DID, origin: ORIGIN }, ...part },
})

test.each<[what: string, change: object, fault: string]>([
  ['another issuer', { iss: 'did:web:evil.example.org' }, 'otherDid'],
  ['another subject', vcOf({ credentialSubject: { id: 'did:web:evil.example.org', origin: ORIGIN } }), 'otherDid'],
  ['another type', vcOf({ type: ['VerifiableCredential'] }), 'otherDid'],
  ['another origin', vcOf({ credentialSubject: { id: DID, origin: 'https://evil.example.org' } }), 'otherOrigin'],
  [
    'an origin without https',
    vcOf({ credentialSubject: { id: DID, origin: 'http://ateliers.example.org' } }),
    'otherOrigin',
  ],
  ['an end that is over', { exp: SECONDS - 1 }, 'expired'],
  ['no end', { exp: undefined, ...vcOf({}) }, 'expired'],
  ['a beginning to come', { nbf: SECONDS + 3600 }, 'expired'],
])('refuses %s', async (_, change, fault) => {
  expect(await check(fileOf(await foreign.sign(change)), foreign.document)).toBe(fault)
})

test('refuses the key of somebody else, and one that the header brings along', async () => {
  const { publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const other = documentOf(`${DID}#key-1`, jwk)
  expect(await check(fileOf(await foreign.sign()), other)).toBe('signature')
  expect(await check(fileOf(await foreign.sign({}, { kid: undefined, jwk })), foreign.document)).toBe('signature')
})

test.each([
  ['no object', []],
  ['no list', { linked_dids: 'x' }],
  ['an empty list', { linked_dids: [] }],
  ['things that are no JWT', { linked_dids: [1, 'x', { proof: {} }] }],
  ['too many credentials', { linked_dids: Array.from({ length: 21 }, () => 'a.b.c') }],
])('a file with %s is malformed', async (_, file) => {
  expect(await check(file, foreign.document)).toBe('malformed')
})
