import { compactVerify, importJWK } from 'jose'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBakedPng } from '#credentials/files/bake-png.ts'
import { readBakedSvg } from '#credentials/files/bake-svg.ts'
import { readVcJwt } from '#credentials/signing/vc-jwt.ts'
import { retireKeys } from '#features/keys/server/retire-keys.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'

let world: World
let badge: Awaited<ReturnType<typeof issueForTest>>
beforeAll(async () => {
  world = await openWorld()
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const templateId = await publishForTest(issuer.ctx, { name: 'Élan & "glace"; mixed X' })
  badge = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
  await share(badge)
})
afterAll(() => world.close())

const share = ({ id, token }: typeof badge) => world.call(contract.createShare, { badgeId: id }, { token })
const PLACE = { name: 'Malik Benali', seat: 'F12', section: 'Balcony left' }
const host = () => new URL(world.config.publicUrl).host
const get = (ending: string, id = badge.id) =>
  world.app.inject({ url: `/credentials/${id}${ending}`, headers: { host: host() } })

test('serves the picture as the card, 480 by 752, with the credential inside', async () => {
  const { rawPayload, headers } = await get('.png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 480, height: 752 })
  expect(JSON.parse(readBakedPng(rawPayload))).toEqual(badge.credential)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="Elan-glace-mixed-X.png"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
})

test('serves a drawing with its pictures and the credential, and without scripts', async () => {
  const { body, headers } = await get('.svg')
  expect(JSON.parse(readBakedSvg(body))).toEqual(badge.credential)
  expect(body).toContain('data:image/')
  expect(body).not.toContain('/ipfs/b" ')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(await sharp(Buffer.from(body)).metadata()).toMatchObject({ width: 480, height: 752 })
})

test('signs the JWT with a key of its own, created once and listed in the DID document', async () => {
  const [first, second] = await Promise.all([get('.jwt'), get('.jwt')])
  const kids = [first, second].map(({ body }) => readVcJwt(body)?.header.kid)
  expect(kids[0]).toBe(kids[1])
  expect(first.headers['content-type']).toContain('application/vc+jwt')
  const { issuer } = badge.credential as unknown as { issuer: { id: string } }
  const issuerId = issuer.id.split(':').at(-1)
  const document = (await world.app.inject({ url: `/issuers/${issuerId}/did.json`, headers: { host: host() } })).json()
  const listed = document.verificationMethod.filter(({ type }: { type: string }) => type === 'JsonWebKey')
  expect(listed).toMatchObject([{ id: kids[0], publicKeyJwk: { kty: 'EC', crv: 'P-256' } }])
  expect(document.assertionMethod).toContain(kids[0])
  expect(JSON.stringify(listed)).not.toContain('"d"')
})

test('signs the JWT with RS256 on request, with a key created once, replaced and condemned like the others', async () => {
  const issuer = await signUpIssuer(world, 'Cordée Pau')
  const { issuerId } = issuer
  const { id, token } = await issueForTest(issuer.ctx, await publishForTest(issuer.ctx), 'malik@example.org')
  await world.call(contract.createShare, { badgeId: id }, { token })
  const fetched = async () => (await get('.jwt?alg=RS256', id)).body
  const didDocument = async () =>
    (await world.app.inject({ url: `/issuers/${issuerId}/did.json`, headers: { host: host() } })).json()
  const keyOf = async (jwt: string) => {
    const kid = readVcJwt(jwt)?.header.kid
    const { verificationMethod, assertionMethod } = await didDocument()
    const found = verificationMethod.find((method: { id: unknown }) => method.id === kid)
    return assertionMethod.includes(kid) ? found?.publicKeyJwk : undefined
  }
  const [first, second] = await Promise.all([fetched(), fetched()])
  expect(readVcJwt(first)?.header).toMatchObject({ alg: 'RS256' })
  expect(readVcJwt(first)?.header.kid).toBe(readVcJwt(second)?.header.kid)
  expect((await compactVerify(first, await importJWK(await keyOf(first), 'RS256'))).protectedHeader.alg).toBe('RS256')
  expect(JSON.stringify(await didDocument())).not.toMatch(/"[dpq]":/)
  await retireKeys(world.ctx(), { ownerId: issuerId, isCompromised: false })
  const next = await fetched()
  expect(readVcJwt(next)?.header.kid).not.toBe(readVcJwt(first)?.header.kid)
  expect([await keyOf(first), await keyOf(next)]).toMatchObject([{ kty: 'RSA' }, { kty: 'RSA' }])
  await retireKeys(world.ctx(), { ownerId: issuerId, isCompromised: true })
  expect([await keyOf(first), await keyOf(next)]).toEqual([undefined, undefined])
  expect((await get('.jwt?alg=RS256', id)).statusCode).toBe(404)
})

test('signs the JWT of a holder as asked, and refuses other algorithms', async () => {
  const file = (alg?: 'RS256') =>
    world.call(contract.getHeldFile, { badgeId: badge.id, form: 'jwt', alg }, { token: badge.token })
  const algOf = ({ content }: { content: string }) => readVcJwt(Buffer.from(content, 'base64').toString())?.header.alg
  expect([algOf(await file()), algOf(await file('RS256'))]).toEqual(['ES256', 'RS256'])
  for (const alg of ['none', 'HS256', 'toString', '']) expect((await get(`.jwt?alg=${alg}`)).statusCode).toBe(404)
})

test('serves the credential and its status lists as application/vc, which a browser saves under a name', async () => {
  const lists = [badge.credential.credentialStatus ?? []].flat().map(({ statusListCredential }) => statusListCredential)
  const urls = [badge.credential.id, ...new Set(lists)].map((url) => new URL(url).pathname)
  expect(urls.length).toBeGreaterThan(1)
  for (const url of urls) {
    const { headers, body } = await world.app.inject({ url, headers: { host: host(), accept: 'text/html' } })
    expect(headers['content-type']).toBe('application/vc')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.json"$/)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(JSON.parse(body)).toMatchObject({ type: expect.arrayContaining(['VerifiableCredential']) })
  }
  expect((await get('')).headers['content-disposition']).toBe(`attachment; filename="${badge.id}.json"`)
  const refused = await get('', 'nobody')
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  expect(refused.headers['content-disposition']).toBeUndefined()
  const { headers } = await world.app.inject({
    url: urls[0] ?? '',
    headers: { host: host(), 'accept-encoding': 'gzip' },
  })
  expect(headers['content-encoding']).toBe('gzip')
})

test('returns no files of an unknown badge', async () => {
  for (const ending of ['.png', '.svg', '.jwt', '']) expect((await get(ending, 'nobody')).statusCode).toBe(404)
})

test('signs no JWT of a credential signed by a compromised key', async () => {
  const issuer = await signUpIssuer(world, 'Cordée Nice')
  const signed = await issueForTest(issuer.ctx, await publishForTest(issuer.ctx), 'malik@example.org')
  await share(signed)
  const { id } = signed
  expect((await get('.jwt', id)).statusCode).toBe(200)
  await retireKeys(world.ctx(), { ownerId: issuer.issuerId, isCompromised: false })
  expect((await get('.jwt', id)).statusCode).toBe(200)
  await retireKeys(world.ctx(), { ownerId: issuer.issuerId, isCompromised: true })
  const refused = await get('.jwt', id)
  expect([refused.statusCode, refused.json()]).toMatchObject([404, { message: 'notFound' }])
  expect((await get('.svg', id)).statusCode).toBe(200)
})

test('serves an unshared ticket with its status only, without data of its holder', async () => {
  const issuer = await signUpIssuer(world, 'Cordée Brest')
  const [startDate, endDate] = [60_000, 120_000].map((ms) => new Date(world.now().getTime() + ms).toISOString())
  const event = { startDate, endDate, location: 'Brest' }
  const options = { optionName: true, optionSeat: true, optionSection: true }
  const templateId = await publishForTest(issuer.ctx, { category: 'ticket', ...options, ...event })
  const ticket = await issueForTest(issuer.ctx, templateId, 'malik@example.org', undefined, PLACE)
  const { credential, id } = ticket
  const whole = JSON.stringify(credential)
  for (const said of Object.values(PLACE)) expect(whole).toContain(said)
  const shown = async () => (await get('', id)).json()
  const closed = await shown()
  const { issuer: from, credentialStatus, validFrom } = credential
  expect(closed).toMatchObject({ id: credential.id, issuer: from, credentialStatus, validFrom })
  for (const said of [...Object.values(PLACE), ticket.holder.did, 'identityHash', 'salt', 'proof'])
    expect(JSON.stringify(closed)).not.toContain(said)
  for (const ending of ['.png', '.svg', '.jwt']) expect((await get(ending, id)).statusCode).toBe(404)
  await share(ticket)
  expect(await shown()).toEqual(credential)
  await world.call(contract.endShare, { badgeId: id }, { token: ticket.token })
  expect(await shown()).toEqual(closed)
})

test('lets only the holder download an unshared badge', async () => {
  const issuer = await signUpIssuer(world, 'Cordée Metz')
  const { id, token, credential } = await issueForTest(issuer.ctx, await publishForTest(issuer.ctx), 'lea@example.org')
  const file = (form: 'png' | 'svg', by: string) =>
    world.call(contract.getHeldFile, { badgeId: id, form }, { token: by })
  const { content, name, type } = await file('png', token)
  expect([name, type]).toEqual(['Lead-climbing.png', 'image/png'])
  expect(JSON.parse(readBakedPng(Buffer.from(content, 'base64')))).toEqual(credential)
  await expect(file('svg', badge.token)).rejects.toMatchObject({ status: 404 })
})
