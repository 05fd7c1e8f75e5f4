// The corpus of spoiled badges: each has one verdict, whatever carries it.

import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BadgeInput, buildBadge } from '#credentials/badges/build-badge.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import type { Credential } from '#credentials/credential.ts'
import { didKeyDocument } from '#credentials/dids/did-key.ts'
import { bakePng } from '#credentials/files/bake-png.ts'
import { bakeSvg } from '#credentials/files/bake-svg.ts'
import { prove } from '#credentials/judges/testing-prove.ts'
import { generateIssuingKey, type IssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { generateJwtKey, openJwtKey } from '#credentials/keys/jwt-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { signVcJwt } from '#credentials/signing/vc-jwt.ts'
import { emptyList, setSlot } from '#credentials/status/status-list.ts'
import { buildStatusListCredential } from '#credentials/status/status-list-credential.ts'
import { badgeInput } from '#credentials/test-issuer.ts'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { VERIFICATIONS } from '../../rules.ts'

const [GOOD, REVOKED, SUSPENDED] = [8, 9, 10]
const TEXT = 'Nœuds "à deux" \u{1F469}\u{1F3FD}\nLevel O1'
const LOADER = bundledLoader(async (url) => didKeyDocument(url))
const [made, madeJwt] = [generateIssuingKey(), generateJwtKey()]
const [did, jwtDid] = [made, madeJwt].map(({ publicKeyMultibase }) => `did:key:${publicKeyMultibase}`) as [
  string,
  string,
]
const [key, jwtKey] = [openIssuingKey(did, made.secretKey), openJwtKey(jwtDid, madeJwt.secretKey)]

let world: World
let web: Awaited<ReturnType<typeof openTestWeb>>
beforeAll(async () => {
  web = await openTestWeb()
  world = await openWorld({ network: web.network })
  for (const issuer of [did, jwtDid]) {
    await serveList(issuer, 'revocation', REVOKED)
    await serveList(issuer, 'suspension', SUSPENDED)
  }
})
// Networks are rate-limited; each test is a new visit.
afterEach(() => world.advance(VERIFICATIONS.seconds * 1000))
afterAll(async () => {
  await world.close()
  await web.close()
})

const listUrl = (issuer: string, purpose: string) => `${web.origin}/${issuer.slice(-8)}/${purpose}`
const signAt = (credential: Credential, by: IssuingKey) =>
  signCredential(credential, { key: by, loader: LOADER, now: world.now() })

async function serveList(issuer: string, purpose: 'revocation' | 'suspension', slot: number) {
  const [bits, url] = [emptyList(), listUrl(issuer, purpose)]
  setSlot(bits, slot, true)
  const list = buildStatusListCredential({ url, issuerDid: issuer, bits, validFrom: world.now(), purpose })
  const signed = issuer === did ? JSON.stringify(await signAt(list, key)) : await signVcJwt(list, jwtKey)
  web.serve(new URL(url).pathname, signed)
}

function badgeOf(issuer: string, slot = GOOD, change: Partial<BadgeInput> = {}) {
  const input = badgeInput(issuer)
  return buildBadge({
    ...input,
    id: `${web.origin}/badges/1`,
    achievement: { ...input.achievement, name: TEXT },
    validUntil: new Date('2099-01-01'),
    status: { listUrl: listUrl(issuer, 'revocation'), suspensionUrl: listUrl(issuer, 'suspension'), slot },
    ...change,
  })
}

type Change = (text: string) => string
/** A badge in each form, and in each form with one of its characters altered after it was signed. */
const FORMS: Record<string, (badge: Credential, alter?: Change, by?: IssuingKey) => Promise<string | Uint8Array>> = {
  json: async (badge, alter = (text) => text, by = key) => {
    const signed = await signAt({ ...badge, issuer: did }, by)
    return JSON.stringify({ ...signed, name: alter(String(signed.name)) })
  },
  jwt: async (badge, alter) => {
    const jwt = await signVcJwt({ ...badge, issuer: jwtDid }, jwtKey)
    if (!alter) return jwt
    const [head, body = '', signature] = jwt.split('.')
    const content = JSON.parse(Buffer.from(body, 'base64url').toString())
    const other = JSON.stringify({ ...content, name: alter(content.name) })
    return [head, Buffer.from(other).toString('base64url'), signature].join('.')
  },
  svg: async (badge, alter, by) => bakeSvg(SVG, String(await FORMS.json?.(badge, alter, by))),
  png: async (badge, alter, by) => bakePng(await picture(), String(await FORMS.json?.(badge, alter, by))),
}
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0H4"/></svg>'
const picture = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
const issuerFor = (form: string) => (form === 'jwt' ? jwtDid : did)

async function check(content: string | Uint8Array) {
  const found = await world.call(contract.verifyAny, { file: new File([content as string], 'badge') })
  const reasons = found.checks
    .filter(({ finding, weight }) => weight !== 'ok' && !OWN_KEYS.includes(finding))
    .map(({ finding }) => finding)
  return { answer: found.state === 'unknown' ? found.word : found.state, reasons }
}
/** All issuers here are keys; their remark and the shape's slight ones are everywhere. */
const OWN_KEYS = ['issuer.ownKey', 'shape.memberSeveral', 'shape.memberForm', 'status.notRevocable']
const ALTERED = { answer: 'notGenuine', reasons: ['signature.altered'] }

describe.each(Object.keys(FORMS))('as %s', (form) => {
  const make = (slot: number, change?: Partial<BadgeInput>, alter?: Change) =>
    FORMS[form]?.(badgeOf(issuerFor(form), slot, change), alter) ?? Promise.reject(new Error(form))

  test('a good badge is genuine; an expired, revoked or suspended one is that', async () => {
    expect(await check(await make(GOOD))).toEqual({ answer: 'inForce', reasons: [] })
    expect(await check(await make(REVOKED))).toEqual({ answer: 'revoked', reasons: ['status.revoked'] })
    expect(await check(await make(SUSPENDED))).toEqual({ answer: 'suspended', reasons: ['status.suspended'] })
    const over = await make(GOOD, { validUntil: new Date(world.now().getTime() - 1000) })
    expect(await check(over)).toEqual({ answer: 'expired', reasons: ['period.expired'] })
  })

  test.each<[string, Change]>([
    ['a letter', (text) => text.replace('deux', 'deus')],
    ['a capital', (text) => text.replace('Level', 'level')],
    ['a digit for a letter', (text) => text.replace('O1', '01')],
    ['a letter of another script', (text) => text.replace('e', '\u0435')],
    ['an accent written apart', (text) => text.normalize('NFD')],
    ['a curled quote', (text) => text.replace('"', '\u201c')],
    ['a space at the end', (text) => `${text} `],
    ['a character that nobody sees', (text) => text.replace('deux', 'de\u200bux')],
    ['a space for a line break', (text) => text.replace('\n', ' ')],
    ['another colour of an emoji', (text) => text.replace('\u{1F3FD}', '\u{1F3FE}')],
  ])('a badge with %s is altered', async (_, alter) => {
    expect(alter(TEXT)).not.toBe(TEXT)
    expect(await check(await make(GOOD, {}, alter))).toEqual(ALTERED)
  })
})

describe('somebody else', () => {
  const stranger = openIssuingKey('did:example:stranger', generateIssuingKey().secretKey)

  test('cannot sign under the name of the key', async () => {
    const forged = { id: key.id, sign: (data: Uint8Array) => stranger.sign(data) }
    for (const form of ['json', 'svg', 'png']) {
      expect(await check((await FORMS[form]?.(badgeOf(did), undefined, forged)) ?? '')).toEqual(ALTERED)
    }
    const other = openJwtKey(jwtDid, generateJwtKey().secretKey)
    const { kid } = JSON.parse(
      Buffer.from(String(await FORMS.jwt?.(badgeOf(jwtDid))).split('.')[0] ?? '', 'base64url').toString(),
    )
    const [, body, signature] = (await signVcJwt(badgeOf(jwtDid), other)).split('.')
    const head = Buffer.from(JSON.stringify({ alg: 'ES256', kid })).toString('base64url')
    expect(await check([head, body, signature].join('.'))).toEqual(ALTERED)
  })

  test('cannot claim the issuer with a key of their own', async () => {
    const unknown = { answer: 'notGenuine', reasons: ['signature.keyMissing', 'issuer.keyUnknown'] }
    const own = generateIssuingKey()
    const theirs = `did:key:${own.publicKeyMultibase}`
    const signed = await signAt(badgeOf(theirs, GOOD), openIssuingKey(theirs, own.secretKey))
    const { answer, reasons } = await check(JSON.stringify({ ...signed, issuer: did }))
    expect([answer, reasons.slice(0, 2)]).toEqual([unknown.answer, unknown.reasons])
    const other = generateJwtKey()
    const jwt = await signVcJwt(badgeOf(jwtDid), openJwtKey(`did:key:${other.publicKeyMultibase}`, other.secretKey))
    expect(await check(jwt)).toEqual(unknown)
  })
})

test('a JWT signed by none has no proof', async () => {
  const [, body] = String(await FORMS.jwt?.(badgeOf(jwtDid))).split('.')
  const head = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const signature of ['', 'AA']) {
    expect(await check(`${head}.${body}.${signature}`)).toEqual({
      answer: 'notGenuine',
      reasons: ['signature.proofMissing', 'issuer.keyUnread'],
    })
  }
})

test('a JWT that lost its signature was cut, and has no verdict', async () => {
  const [head, body] = String(await FORMS.jwt?.(badgeOf(jwtDid))).split('.')
  await expect(check(`${head}.${body}.`)).rejects.toMatchObject({ key: 'textBroken' })
})

test('a cut picture and one with two badges have no verdict, but a reason', async () => {
  const png = (await FORMS.png?.(badgeOf(did))) as Uint8Array
  await expect(check(png.subarray(0, png.length - 20))).rejects.toMatchObject({ key: 'pictureBroken' })
  const svg = String(await FORMS.svg?.(badgeOf(did)))
  const inner = svg.slice(svg.indexOf('<openbadges:credential'), svg.indexOf('</openbadges:credential>') + 24)
  const other = inner.replace('"name":"', '"name":"Not ')
  await expect(check(svg.replace(inner, inner + other))).rejects.toMatchObject({ key: 'severalInside' })
  expect(await check(svg.replace(inner, inner + inner))).toEqual(await check(svg))
})

test('a badge signed with control characters elsewhere is genuine here', async () => {
  const signed = await signAt({ ...badgeOf(did), name: 'Tab\tand\u0001' }, key)
  expect(await check(JSON.stringify(signed))).toEqual({ answer: 'inForce', reasons: [] })
})

test.each<[string, object]>([
  ['evidence', { evidence: [{ id: 'https://school.example/1', name: 'A video' }] }],
  ['terms of use', { termsOfUse: { id: 'https://school.example/terms' } }],
  ['a status', { credentialStatus: { id: 'https://school.example/status' } }],
])('a badge with %s without a type is malformed', async (_, change) => {
  const signed = await signAt({ ...badgeOf(did), ...change } as Credential, key)
  const { answer, reasons } = await check(JSON.stringify(signed))
  expect(answer).toBe('notChecked')
  expect(reasons).toEqual(expect.arrayContaining(['content.contentMalformed', 'shape.memberMissing']))
})

test('a badge whose proof names a missing one, or no time, is malformed', async () => {
  const { proof, ...badge } = await signAt(badgeOf(did), key)
  for (const change of [{ previousProof: 'urn:uuid:1' }, { created: 'yesterday' }]) {
    const spoiled = { ...badge, proof: proof.map((each) => ({ ...each, ...change })) }
    const { answer, reasons } = await check(JSON.stringify(spoiled))
    expect([answer, reasons[0]]).toEqual(['notChecked', 'signature.malformed'])
  }
})

test('a badge of an issuer that is an https address reads the same with a proof and as JWT', async () => {
  const issuer = 'https://school.example/issuers/1'
  const { credentialStatus: _, ...badge } = badgeOf(issuer)
  const unknown = { answer: 'notChecked', reasons: ['issuer.keyUnbound'] }
  const proof = await prove(badge, { key, loader: LOADER })
  expect(await check(JSON.stringify({ ...badge, proof }))).toEqual(unknown)
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const head = { alg: 'ES256', jwk: await exportJWK(publicKey) }
  const jwt = await new CompactSign(Buffer.from(JSON.stringify(badge))).setProtectedHeader(head).sign(privateKey)
  expect(await check(jwt)).toEqual(unknown)
})
