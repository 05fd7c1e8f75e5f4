import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#apps/server/testing.ts'
import { readBakedPng } from '#credentials/bake-png.ts'
import { readBakedSvg } from '#credentials/bake-svg.ts'
import { readVcJwt } from '#credentials/vc-jwt.ts'
import { retireKeys } from '#features/keys/server/retire-keys.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { issueForTest, publishForTest } from './testing-badge.ts'

let world: World
let badge: Awaited<ReturnType<typeof issueForTest>>
beforeAll(async () => {
  world = await openWorld()
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const templateId = await publishForTest(issuer.ctx, { name: 'Élan & "glace"; mixed\r\nX' })
  badge = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
})
afterAll(() => world.close())

const host = () => new URL(world.config.publicUrl).host
const get = (ending: string, id = badge.id) =>
  world.app.inject({ url: `/credentials/${id}${ending}`, headers: { host: host() } })

test('the picture is the card, 480 by 752, with the credential inside', async () => {
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

test('the drawing holds its pictures and the credential, and runs nothing', async () => {
  const { body, headers } = await get('.svg')
  expect(JSON.parse(readBakedSvg(body))).toEqual(badge.credential)
  expect(body).toContain('data:image/')
  expect(body).not.toContain('/ipfs/b" ')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(await sharp(Buffer.from(body)).metadata()).toMatchObject({ width: 480, height: 752 })
})

test('the JWT is signed by a key of its own, made once and listed in the DID document', async () => {
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

test('an unknown badge has no files', async () => {
  for (const ending of ['.png', '.svg', '.jwt', '']) expect((await get(ending, 'nobody')).statusCode).toBe(404)
})

test('what a key in wrong hands signed is not signed again as a JWT', async () => {
  const issuer = await signUpIssuer(world, 'Cordée Nice')
  const { id } = await issueForTest(issuer.ctx, await publishForTest(issuer.ctx), 'malik@example.org')
  expect((await get('.jwt', id)).statusCode).toBe(200)
  await retireKeys(world.ctx(), { ownerId: issuer.issuerId, isCompromised: false })
  expect((await get('.jwt', id)).statusCode).toBe(200)
  await retireKeys(world.ctx(), { ownerId: issuer.issuerId, isCompromised: true })
  const refused = await get('.jwt', id)
  expect([refused.statusCode, refused.json()]).toMatchObject([404, { message: 'notFound' }])
  expect((await get('.svg', id)).statusCode).toBe(200)
})
