import { expect, test } from 'vitest'
import { bakeOlder } from '../files/testing-bake-older.ts'
import { readPresented } from './read-presented.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const recipient = { type: 'email', hashed: true, identity: 'sha256$00' }
const ASSERTION_2 = {
  '@context': 'https://w3id.org/openbadges/v2',
  type: 'Assertion',
  id: 'https://school.example/a/1',
  recipient,
  badge: 'https://school.example/b/1',
  verification: { type: 'HostedBadge' },
}
const ASSERTION_1 = { uid: '1', recipient, badge: 'https://school.example/b', verify: { type: 'hosted', url: 'x' } }
const jws = (payload: object) => `${encode({ alg: 'RS256' })}.${encode(payload)}.AAAA`
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="http://openbadges.org">${inner}</svg>`
const read = (given: string | object | Uint8Array) => {
  const text = typeof given === 'string' || given instanceof Uint8Array ? given : JSON.stringify(given)
  return readPresented(typeof text === 'string' ? Buffer.from(text) : text)
}

const EMPTY = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

test.each([
  ['2.0', ASSERTION_2],
  ['2.0 with its class inside', { ...ASSERTION_2, badge: { type: 'BadgeClass', name: 'Rope' } }],
  ['2.0 in a list', [ASSERTION_2]],
  ['2.1', { ...ASSERTION_2, '@context': 'https://purl.imsglobal.org/spec/ob/v2p1/ob_v2p1.jsonld' }],
  ['2.0 as JWS', jws(ASSERTION_2)],
  ['2.0 as JWS with padding', `${jws(ASSERTION_2)}==`],
  ['1.1', { ...ASSERTION_1, '@context': 'https://w3id.org/openbadges/v1' }],
  ['1.0', ASSERTION_1],
  ['1.0 as JWS', jws(ASSERTION_1)],
  ['2.0 in an SVG', svg(`<openbadges:assertion><![CDATA[${JSON.stringify(ASSERTION_2)}]]></openbadges:assertion>`)],
  ['2.0 in a PNG', bakeOlder(EMPTY, 'iTXt', JSON.stringify(ASSERTION_2))],
  ['1.0 in a PNG', bakeOlder(EMPTY, 'tEXt', JSON.stringify(ASSERTION_1))],
])('Open Badges %s is read', (_, given) => {
  expect(read(given).credential.recipient).toEqual(recipient)
})

test.each([
  ['an SVG', svg('<openbadges:assertion verify="https://school.example/a/1"/>')],
  ['the older text of a PNG', bakeOlder(EMPTY, 'tEXt', 'https://school.example/a/1')],
])('an address in %s is that of the badge', (_, given) => {
  expect(read(given)).toMatchObject({ url: 'https://school.example/a/1', credential: {} })
})

test('an assertion beside its address in an SVG is what it says', () => {
  const text = `<![CDATA[${JSON.stringify(ASSERTION_2)}]]>`
  const inner = `<openbadges:assertion verify="https://school.example/a/2">${text}</openbadges:assertion>`
  expect(read(svg(inner)).credential).toEqual(ASSERTION_2)
})

test('a JWS beside an assertion in an SVG is the signed one', () => {
  const other = JSON.stringify({ ...ASSERTION_2, id: 'https://school.example/a/2' })
  const inner = `<openbadges:assertion verify="${jws(ASSERTION_2)}"><![CDATA[${other}]]></openbadges:assertion>`
  expect(read(svg(inner))).toMatchObject({ jwt: {}, credential: { id: ASSERTION_2.id } })
})

test('a script in an SVG is not part of the badge', () => {
  const inner = `<script>alert(1)</script><openbadges:assertion><![CDATA[${JSON.stringify(ASSERTION_2)}]]></openbadges:assertion>`
  expect(read(svg(inner)).credential).toEqual(ASSERTION_2)
})

test('a PNG with a hundred other chunks is read, one with a hundred badges is not', () => {
  const text = JSON.stringify(ASSERTION_2)
  expect(read(bakeOlder(EMPTY, 'iTXt', text, 100)).credential.id).toBe(ASSERTION_2.id)
  const badges = Array.from({ length: 100 }).reduce<Buffer>((png) => bakeOlder(png, 'iTXt', text), EMPTY)
  expect(() => read(badges)).toThrow('severalInside')
})

test('a 3.0 badge under the older keyword is a 3.0 badge', () => {
  const badge = { '@context': ['https://www.w3.org/ns/credentials/v2'], type: ['OpenBadgeCredential'], name: 'Rope' }
  expect(read(bakeOlder(EMPTY, 'iTXt', JSON.stringify(badge))).credential).toEqual(badge)
})

test('an assertion that states a member twice is refused', () => {
  const text = JSON.stringify(ASSERTION_2).replace('"recipient":', '"badge":"https://evil.example/b","recipient":')
  expect(() => read(text)).toThrow('jsonAmbiguous')
})

test('an assertion in a proof file is refused', () => {
  const parts = { credential: { content: ASSERTION_2 } }
  expect(() => read({ type: 'BlazonBadgeProof', parts })).toThrow('otherCredential')
})

test('an assertion in a presentation is refused, because it is no credential', () => {
  expect(() => read({ type: 'VerifiablePresentation', verifiableCredential: [ASSERTION_2] })).toThrow('otherCredential')
})
