import { crc32, deflateSync } from 'node:zlib'
import { afterAll, afterEach, expect, test } from 'vitest'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import type { Credential } from '#credentials/credential.ts'
import { bakeSvg } from '#credentials/files/bake-svg.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { issuerOf } from '#credentials/read-credential.ts'
import { envelop } from '#credentials/signing/envelop.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { signVcJwt } from '#credentials/signing/vc-jwt.ts'
import { badgeInput } from '#credentials/test-issuer.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { OTHER_HOST } from '#platform/outgoing/testing-web.ts'
import { foreignIssuer, SLOT } from '#testing/foreign-issuer.ts'
import * as contract from '../../contract.ts'
import { VERIFICATIONS } from '../../rules.ts'
import { signAsIssuer } from '../../server/issuing/sign-as-issuer.ts'
import { revokeBadges } from '../../server/status/revoke-badges.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'
import { openVisits } from './testing-visits.ts'

const LOADER = bundledLoader()

const { world, web, check, link, leave, close } = await openVisits()
const foreign = foreignIssuer(world, web)
afterEach(leave)
afterAll(close)

/** A PNG that holds a text of so many bytes, compressed a thousandfold. */
function compressedInPng(bytes: number): Buffer {
  const chunk = (type: string, data: Uint8Array) => {
    const typed = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, sum])
  }
  const head = Buffer.from('openbadgecredential\0\x01\0\0\0', 'latin1')
  const text = chunk('iTXt', Buffer.concat([head, deflateSync(Buffer.alloc(bytes, ' '))]))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', Buffer.alloc(13)), text, chunk('IEND', Buffer.alloc(0))])
}

type Found = Awaited<ReturnType<typeof check>>
const resultsOf = ({ word, verdict, checks }: Found) => ({
  word,
  verdict,
  ...Object.fromEntries(
    checks.map(({ check, finding, weight }) => [check, weight === 'ok' ? 'ok' : finding.split('.')[1]]),
  ),
})
const GENUINE = {
  word: 'genuine',
  verdict: 'genuine',
  signature: 'ok',
  issuer: 'ok',
  status: 'ok',
  period: 'ok',
  shape: 'ok',
}

test('verifies a badge of another host as JSON, JWT, SVG and by its address', async () => {
  await foreign.serveList()
  const signed = await foreign.sign(foreign.badge())
  const jwt = await signVcJwt(signed, foreign.jwtKey)
  const found = await check(signed)
  expect(resultsOf(found)).toEqual(GENUINE)
  expect(found).toMatchObject({
    form: 'json',
    carrier: 'text',
    title: signed.credentialSubject.achievement && badgeInput(foreign.did).achievement.name,
    issuer: { name: 'Harbour School', did: foreign.did, host: new URL(web.origin).host },
    validUntil: '',
  })
  expect(found.own).toBeUndefined()
  expect(found.checks.find((each) => each.check === 'status')?.facts.slot).toBe(SLOT)
  expect(await check(jwt)).toMatchObject({ verdict: 'genuine', form: 'jwt' })
  const svg = bakeSvg('<svg xmlns="http://www.w3.org/2000/svg"></svg>', jwt)
  expect(await check(svg)).toMatchObject({ verdict: 'genuine', form: 'jwt', carrier: 'svg' })
  web.serve('/badges/1', JSON.stringify(signed))
  expect(await link(`${web.origin}/badges/1`)).toMatchObject({ verdict: 'genuine', form: 'json' })
})

test('names the evidence of any kind that a foreign badge states, and opens no address of it', async () => {
  await foreign.serveList()
  const evidence = [
    { id: `${web.origin}/evidence/1`, type: ['Evidence'], narrative: 'First,\nthen second' },
    { type: ['Evidence'], genre: 'Event', description: 'Brest' },
    { type: ['Evidence'] },
  ]
  const signed = await foreign.sign({ ...foreign.badge(), evidence })
  web.requests.length = 0
  expect((await check(signed)).evidence).toEqual([
    { url: `${web.origin}/evidence/1`, name: '', text: 'First,\nthen second' },
    { url: '', name: 'Event', text: 'Brest' },
  ])
  expect(web.requests.filter((path) => JSON.stringify(path).includes('evidence'))).toEqual([])
})

test('distinguishes revoked, expired, altered and wrongly signed badges', async () => {
  await foreign.serveList(SLOT)
  const signed = await foreign.sign(foreign.badge())
  expect(resultsOf(await check(signed))).toEqual({ ...GENUINE, verdict: 'revoked', status: 'revoked' })
  await foreign.serveList()
  expect(resultsOf(await check({ ...signed, name: 'Mountain guide' }))).toMatchObject({
    verdict: 'invalid',
    signature: 'altered',
  })
  const over = await foreign.sign(foreign.badge({ validUntil: new Date('2026-02-02T00:00:00Z') }))
  expect(resultsOf(await check(over))).toEqual({ ...GENUINE, verdict: 'expired', period: 'expired' })
  const stranger = generateIssuingKey()
  const key = openIssuingKey(foreign.did, stranger.secretKey)
  const forged = await signCredential(foreign.badge(), { key, loader: LOADER, now: world.now() })
  expect(resultsOf(await check(forged))).toMatchObject({
    verdict: 'invalid',
    signature: 'keyMissing',
    issuer: 'keyUnknown',
  })
  const { proof: _, ...unsigned } = signed
  expect(resultsOf(await check(unsigned))).toMatchObject({ verdict: 'invalid', signature: 'proofMissing' })
})

test('reports checks whose data cannot be fetched as unknown, never as invalid', async () => {
  await foreign.serveList()
  const signed = await foreign.sign(foreign.badge())
  web.serve('/lists/1', (_, response) => void response.writeHead(503).end())
  expect(resultsOf(await check(signed))).toEqual({
    ...GENUINE,
    word: 'notChecked',
    verdict: 'unknown',
    status: 'listUnreachable',
  })
  web.serve('/lists/1', '<html>')
  expect(resultsOf(await check(signed))).toMatchObject({ verdict: 'unknown', status: 'listUnreachable' })
  web.serve('/club/did.json', 'x'.repeat(1_500_000))
  expect(resultsOf(await check(signed))).toMatchObject({
    verdict: 'unknown',
    signature: 'keyMissing',
    issuer: 'issuerUnreachable',
  })
  web.serve(
    '/club/did.json',
    (_, response) => void response.writeHead(302, { location: `https://${OTHER_HOST}:${web.port}/x` }).end(),
  )
  expect(resultsOf(await check(signed))).toMatchObject({ verdict: 'unknown', issuer: 'issuerUnreachable' })
  expect(web.requests.filter((request) => request.startsWith(OTHER_HOST))).toEqual([])
  foreign.serveDocument()
})

test('makes no request to private hosts, plain http or our own names', async () => {
  const places = ['http://badges.example.test/1', 'https://127.0.0.1/1', 'https://10.0.0.1/1', 'https://localhost/1']
  for (const listUrl of [
    ...places,
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    `${world.config.publicUrl}/readyz`,
  ]) {
    const signed = await foreign.sign(foreign.badge({ status: { listUrl, slot: SLOT } }))
    web.requests.length = 0
    expect(resultsOf(await check(signed))).toEqual({
      ...GENUINE,
      word: 'notChecked',
      verdict: 'unknown',
      status: 'listUnreachable',
    })
    expect(web.requests.filter((request) => !request.endsWith('/club/did.json'))).toEqual([])
  }
  for (const did of [
    'did:web:localhost%3A6379:a',
    'did:web:127.0.0.1',
    'did:web:10.0.0.1:a',
    'did:web:[::1]',
    'did:ion:x',
  ]) {
    const badge = foreign.badge({ issuer: { did, name: 'x' } })
    const proof = [{ ...(await foreign.sign(foreign.badge())).proof[0], verificationMethod: `${did}#k` }]
    web.requests.length = 0
    expect(resultsOf(await check({ ...badge, credentialStatus: undefined, proof }))).toMatchObject({
      word: 'notChecked',
      issuer: did.startsWith('did:ion:') ? 'methodUnsupported' : 'issuerUnreachable',
    })
    expect(web.requests).toEqual([])
  }
})

test('leaves a badge with an unbundled context unread, without fetching it', async () => {
  const signed = await foreign.sign(foreign.badge())
  const contexts = [...signed['@context'], `${web.origin}/context.json`]
  for (const given of [
    { ...signed, '@context': contexts },
    { ...signed, extra: { '@context': `${web.origin}/c.json` } },
  ]) {
    expect(resultsOf(await check(given))).toMatchObject({ verdict: 'unknown', signature: 'contextUnknown' })
  }
  expect(web.requests.filter((request) => request.includes('/c'))).toEqual(
    web.requests.filter((request) => request.endsWith('/club/did.json')),
  )
})

test('limits the requests of one badge, however many lists it names', async () => {
  const signed = await foreign.sign(foreign.badge())
  const credentialStatus = Array.from({ length: 8 }, (_, i) => ({
    ...signed.credentialStatus,
    statusListCredential: `${web.origin}/many/${i}`,
  }))
  const { verdict } = await check({ ...signed, credentialStatus })
  expect(verdict).toBe('invalid')
  expect(web.requests.length).toBeLessThanOrEqual(4)
})

test('verifies an issuer whose DID is its key without a request', async () => {
  const made = generateIssuingKey()
  const did = `did:key:${made.publicKeyMultibase}`
  const { credentialStatus: _, ...badge } = foreign.badge({ issuer: { did, name: 'x' } })
  const key = openIssuingKey(did, made.secretKey)
  const signed = await signCredential(badge as Credential, { key, loader: LOADER, now: world.now() })
  expect(resultsOf(await check(signed))).toEqual({ ...GENUINE, issuer: 'ownKey', status: 'notRevocable' })
  expect(web.requests).toEqual([])
})

test('checks each badge of a presentation, as JSON, JWT or enveloped', async () => {
  await foreign.serveList()
  const signed = await foreign.sign(foreign.badge())
  const jwt = await signVcJwt(signed, foreign.jwtKey)
  const present = (...verifiableCredential: unknown[]) => ({ type: ['VerifiablePresentation'], verifiableCredential })
  const found = await check(present(signed, envelop(jwt), { ...signed, name: 'Mountain guide' }, jwt))
  expect([found, ...found.others].map(({ verdict, form }) => [verdict, form])).toEqual([
    ['genuine', 'json'],
    ['genuine', 'jwt'],
    ['invalid', 'json'],
    ['genuine', 'jwt'],
  ])
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const asJwt = `${encode({ alg: 'ES256' })}.${encode({ vp: present(jwt) })}.c2ln`
  expect(await check(asJwt)).toMatchObject({ verdict: 'genuine', form: 'jwt', others: [] })
  await expect(check(present())).rejects.toMatchObject({ key: 'otherCredential' })
  await expect(check(present(signed, 'x'))).rejects.toMatchObject({ key: 'notABadge' })
  await expect(check(present(present(signed)))).rejects.toMatchObject({ key: 'otherCredential' })
  await expect(check(present(...Array(6).fill(signed)))).rejects.toMatchObject({ key: 'credentialTooLarge' })
})

test('rejects a file that is not a badge with a sentence instead of a verdict', async () => {
  const deep = (inner: string) => `{"type":["OpenBadgeCredential"],"a":${inner}}`
  const nested = [
    ['{"a":', '1', '}'],
    ['[', '', ']'],
  ].map(([open = '', middle, close = '']) => deep(open.repeat(90_000) + middle + close.repeat(90_000)))
  const padded = { ...foreign.badge(), extra: 'x'.repeat(1_900_000) }
  const cases: [string | object | Uint8Array, number, string][] = [
    ['Hello', 422, 'notABadge'],
    ['', 422, 'notABadge'],
    [{ type: ['VerifiableCredential'] }, 422, 'otherCredential'],
    [Buffer.from('PK\x03\x04 an archive'), 422, 'notABadge'],
    [Buffer.from('\x89PNG\r\n\x1a\n PK', 'latin1'), 422, 'pictureBroken'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 422, 'nothingInside'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 422, 'pictureBroken'],
    [padded, 413, 'credentialTooLarge'],
    ...nested.map((text): [string, number, string] => [text, 413, 'credentialTooLarge']),
    [compressedInPng(300_000_000), 413, 'credentialTooLarge'],
    ['x'.repeat(2 * 1024 * 1024 + 1), 413, 'tooLarge'],
  ]
  for (const [content, status, key] of cases) await expect(check(content)).rejects.toMatchObject({ status, key })
  await expect(world.call(contract.verifyAny, {})).rejects.toMatchObject({ status: 400 })
  for (const url of ['http://badges.example.test/1', 'https://localhost/1', 'javascript:alert(1)', 'x'.repeat(3000)]) {
    await expect(link(url)).rejects.toMatchObject({ key: 'linkRefused' })
  }
  await expect(link(`${web.origin}/nothing`)).rejects.toMatchObject({ status: 422, key: 'linkUnreachable' })
  await expect(link(`${world.config.publicUrl}/settings`)).rejects.toMatchObject({ key: 'linkUnreachable' })
})

test('rejects a network that asks too often', async () => {
  for (let i = 0; i < VERIFICATIONS.limit; i++) await check('x').catch(() => undefined)
  await expect(check('x')).rejects.toMatchObject({ status: 429 })
})

test('checks our own badges from the database, with their delegation and anchor', async () => {
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const templateId = await publishForTest(issuer.ctx)
  await world.runJobs()
  const { id, credential, token } = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
  await world.call(contract.createShare, { badgeId: id }, { token })
  const ours = { ...GENUINE, delegation: 'ok', anchor: 'ok' }
  const get = (path: string) => world.app.inject({ url: path, headers: { host: new URL(world.config.publicUrl).host } })
  const forms = {
    json: `/credentials/${id}`,
    png: `/credentials/${id}.png`,
    svg: `/credentials/${id}.svg`,
    jwt: `/credentials/${id}.jwt`,
  }
  for (const [form, path] of Object.entries(forms)) {
    const answer = await get(path)
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*'])
    const found = await check(new Uint8Array(answer.rawPayload))
    expect(resultsOf(found)).toEqual(ours)
    expect(found).toMatchObject({ form: form === 'jwt' ? 'jwt' : 'json', own: { badgeId: id, title: 'Lead climbing' } })
    expect(resultsOf(await link(world.config.publicUrl + path))).toEqual(ours)
  }
  expect(resultsOf(await link(`${world.config.publicUrl}/verify/${id}`))).toEqual(ours)
  expect(resultsOf(await check({ ...credential, name: 'Mountain guide' }))).toMatchObject({
    verdict: 'invalid',
    signature: 'altered',
  })
  // An old key stays listed, but a badge signed with it without our record is not ours.
  const { issuerId } = issuer.ctx.actor
  const { proof: _, ...unsigned } = credential
  for (const forged of [
    { ...unsigned, id: `${credential.id}x` },
    { ...unsigned, name: 'Mountain guide' },
  ]) {
    const signed = await signAsIssuer(issuer.ctx, { id: issuerId, didWeb: issuerOf(credential) ?? '' }, forged)
    expect(resultsOf(await check(signed))).toMatchObject({ signature: 'ok', delegation: 'missing', verdict: 'invalid' })
  }
  await revokeBadges(issuer.ctx, [id], 'Given by mistake')
  const revoked = await check(new Uint8Array((await get(forms.png)).rawPayload))
  expect(revoked).toMatchObject({ verdict: 'revoked', own: { revokedReason: 'Given by mistake' } })
  expect(web.requests).toEqual([])
})

test.each(['\u0000', '\ud83d', 'a\udc00b'])('rejects a badge with %j anywhere in it', async (bad) => {
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const templateId = await publishForTest(issuer.ctx)
  await world.runJobs()
  const { credential } = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
  const [proof] = credential.proof
  const wrong = [{ name: bad }, { [bad]: 'x' }, { issuer: `did:web:x${bad}` }, { proof: [{ ...proof, created: bad }] }]
  for (const change of wrong) {
    await expect(check({ ...credential, ...change })).rejects.toMatchObject({ status: 422, key: 'notABadge' })
  }
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const jwt = `${encode({ alg: 'ES256', kid: bad })}.${encode(credential)}.c2ln`
  await expect(check(jwt)).rejects.toMatchObject({ key: 'notABadge' })
})

test.each(['__proto__', 'constructor', 'toString'])(
  'rejects a badge that names %s, without polluting prototypes',
  async (name) => {
    const signed = await foreign.sign(foreign.badge())
    for (const wrong of [{ credentialSubject: name }, { credentialStatus: name }, { evidence: [{ id: name }] }]) {
      await expect(check({ ...signed, ...wrong })).rejects.toMatchObject({ key: 'notABadge' })
    }
    expect(resultsOf(await check(signed))).toMatchObject({ signature: 'ok' })
    expect(
      Object.keys(Object.getOwnPropertyDescriptors(Object.prototype)).filter((each) => each.startsWith('@')),
    ).toEqual([])
  },
)

test('looks a proven issuer up in the configured registries, and no other', async () => {
  const { issuerRegistries } = world.services.config
  const registry = { [foreign.did]: { name: 'Harbour School of Brest' } }
  web.serve('/registry.json', JSON.stringify({ registry }))
  issuerRegistries.push({ name: 'Schools', url: `${web.origin}/registry.json` })
  try {
    await foreign.serveList()
    const signed = await foreign.sign(foreign.badge())
    const readAt = expect.any(String)
    expect((await check(signed)).registries).toEqual([
      { registry: 'Schools', result: 'listed', as: 'Harbour School of Brest', readAt },
    ])
    expect((await check({ ...signed, name: 'Another name' })).registries).toEqual([])
  } finally {
    issuerRegistries.length = 0
  }
})
