import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPresented } from './read-presented.ts'

const refusal = (given: string | object | Uint8Array) => {
  const bytes =
    given instanceof Uint8Array ? given : Buffer.from(typeof given === 'string' ? given : JSON.stringify(given))
  try {
    readPresented(bytes)
  } catch (error) {
    const { reason, values } = error as { reason?: string; values?: { type?: string } }
    return [reason, values?.type].filter(Boolean).join(': ')
  }
  return 'read'
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jws = (payload: object) => `${encode({ alg: 'RS256' })}.${encode(payload)}.AAAA`
const V2 = 'https://www.w3.org/ns/credentials/v2'
const recipient = { type: 'email', hashed: true, identity: 'sha256$00' }

const ASSERTION_2 = {
  '@context': 'https://w3id.org/openbadges/v2',
  type: 'Assertion',
  id: 'https://school.example/a/1',
  recipient,
  badge: 'https://school.example/b/1',
  verification: { type: 'HostedBadge' },
}
test('a badge from before Open Badges 1.0 is named', () => {
  const badge = { version: '0.5.0', name: 'Rope', issuer: { origin: 'https://school.example', name: 'School' } }
  expect(refusal({ recipient: 'sha256$00', badge })).toBe('openBadges05')
})

test.each([
  ['CLR', 'ClrCredential'],
  ['diploma', 'UniversityDegreeCredential'],
])('another credential is named by its type: %s', (_, type) => {
  const credential = { '@context': [V2], type: ['VerifiableCredential', type], issuer: 'did:example:a' }
  expect(refusal(credential)).toBe(`otherCredential: ${type}`)
  expect(refusal(jws(credential))).toBe(`otherCredential: ${type}`)
  const presentation = { '@context': [V2], type: ['VerifiablePresentation'], verifiableCredential: [credential] }
  expect(refusal(presentation)).toBe(`otherCredential: ${type}`)
})

test('a presentation without credentials is named', () => {
  expect(refusal({ '@context': [V2], type: 'VerifiablePresentation' })).toBe('otherCredential: VerifiablePresentation')
})

test("a stranger's sentence is not taken for the name of a type", () => {
  const refused = (type: string) => refusal({ '@context': [V2], type: ['VerifiableCredential', type] })
  expect(refused('Call 0800 for your badge')).toBe('otherCredential: VerifiableCredential')
  expect(refused(`x${'y'.repeat(100)}`)).toBe('otherCredential: VerifiableCredential')
  expect(refused('https://school.example/terms#DiverCredential')).toBe('otherCredential: DiverCredential')
})

test.each([
  ['version 3', { '@context': [V2, 'https://w3id.org/blockcerts/v3'], type: ['VerifiableCredential'] }],
  ['version 2', { ...ASSERTION_2, '@context': ['https://w3id.org/openbadges/v2', 'https://w3id.org/blockcerts/v2'] }],
  ['version 1', { type: 'Assertion', signature: { type: ['MerkleProof2017'] } }],
])('Blockcerts are named: %s', (_, given) => {
  expect(refusal(given)).toBe('blockcerts')
})

test.each([
  ['by reference', 'openid-credential-offer://?credential_offer_uri=https%3A%2F%2Fschool.example%2Foffers%2F1'],
  ['of HAIP', 'haip-vci://?credential_offer=%7B%7D'],
  ['as a link', 'https://wallet.example/add?credential_offer=%7B%7D'],
  ['as JSON', { credential_issuer: 'https://school.example', credential_configuration_ids: ['badge'] }],
])('an offer is named: %s', (_, given) => {
  expect(refusal(given)).toBe('offerInstead')
})

/** The head of an archive's first file, which is encrypted. */
const archive = Buffer.concat([Buffer.from('504b0304140001000800', 'hex'), deflateRawSync('x')])
test.each([
  ['a JWE', `${encode({ alg: 'ECDH-ES', enc: 'A128GCM' })}..AAAA.BBBB.CCCC`],
  ['a JWE as JSON', { protected: 'e30', iv: 'AA', ciphertext: 'AA', tag: 'AA' }],
  ['a locked wallet', { '@context': ['https://w3id.org/wallet/v1'], type: ['EncryptedWallet'] }],
  ['a PGP message', '-----BEGIN PGP MESSAGE-----\n\nhQEM\n-----END PGP MESSAGE-----'],
  ['an encrypted archive', archive],
])('an encrypted file is named: %s', (_, given) => {
  expect(refusal(given)).toBe('encryptedFile')
})

test.each([
  ['with a doctype', '\ufeff<!DOCTYPE html>\n<html lang="en"><body>Badge</body></html>'],
  ['with a comment first', '<!-- saved --><HTML><head></head></HTML>'],
  ['as XHTML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['as a part', '<div class="badge">Rope</div>'],
])('a web page is named: %s', (_, given) => {
  expect(refusal(given)).toBe('webPage')
})

test('a PDF is named, also with bytes before it', () => {
  for (const before of ['', '\n\n', 'HTTP/1.1 200\r\n\r\n'])
    expect(refusal(`${before}%PDF-1.7\n%\u00e2`)).toBe('pdfFile')
})

test('a badge that speaks of a PDF is a badge', () => {
  const badge = { '@context': [V2], type: ['OpenBadgeCredential'], name: '%PDF-1.7 for beginners' }
  expect(refusal(badge)).toBe('read')
})

test.each([
  ['JPEG', 'ffd8ffe000104a464946'],
  ['GIF', '474946383961'],
  ['WebP', '524946462400000057454250'],
  ['AVIF', '0000001c6674797061766966'],
  ['HEIC', '000000186674797068656963'],
  ['TIFF', '49492a0008000000'],
])('a picture of another type holds no badge: %s', (_, hex) => {
  expect(refusal(Buffer.from(hex, 'hex'))).toBe('nothingInside')
})

test.each([
  ['a JWT', `${encode({ alg: 'ES256' })}.${Buffer.from('{"a":1,"a":2}').toString('base64url')}.AAAA`],
  ['the header of a JWT', `${Buffer.from('{"alg":"ES256","alg":"none"}').toString('base64url')}.e30.AAAA`],
  ['JSON', '{"type":"OpenBadgeCredential","x":1e400}'],
  ['a presentation', `{"type":"VerifiablePresentation","verifiableCredential":[{"id":"a","id":"b"}]}`],
])('a contradiction in %s is named', (_, given) => {
  expect(refusal(given)).toBe('jsonAmbiguous')
})
