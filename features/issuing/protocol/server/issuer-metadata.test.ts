import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { createTemplate, deleteTemplate } from '#features/templates/contract.ts'
import { templates } from '#features/templates/server/tables.ts'
import { pictureFile, signUpIssuer, templateForm } from '#features/templates/server/testing-issuer.ts'
import { startSending, tokenOf } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getClaim } from '../../contract.ts'
import { CONFIGURATIONS_MAX } from '../../rules.ts'
import {
  authorizationServer,
  CREDENTIAL_CONFIGURATION,
  communityAuthorization,
  communityAuthorizationBelow,
  communityMetadata,
  communityMetadataBelow,
  credentialOffer,
  issuerMetadata,
  SD_JWT_CONFIGURATION,
  sdJwtOffer,
} from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let issuerId = ''
let identifier = ''

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world, { name: 'Premiers secours', description: 'Sait aider', lang: 'fr' })
  const { credentialIssuer } = await world.call(getClaim, { token: await issuer.open({ didLimit: 1 }) })
  identifier = credentialIssuer
  issuerId = credentialIssuer.split('/').at(-1) ?? ''
})
afterAll(() => world.close())

type Display = Record<string, unknown> & { locale: string; logo?: { uri: string; alt_text: string } }
type Claim = { path: string[]; display: { name: string; locale: string }[] }
type Metadata = {
  credential_issuer: string
  display: Display[]
  credential_configurations_supported: Record<
    string,
    { format: string; scope: string; vct?: string; credential_metadata: { display: Display[]; claims: Claim[] } }
  >
}

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: new URL(world.config.publicUrl).host, ...headers } })
const metadata = async () => (await world.call(communityMetadata, { issuerId })) as unknown as Metadata

test('serves the metadata of a community at the well-known address with its path, and below it for older wallets', async () => {
  expect(identifier).toBe(`${world.config.publicUrl}/issuers/${issuerId}`)
  const inserted = await metadata()
  expect(inserted.credential_issuer).toBe(identifier)
  expect(await world.call(communityMetadataBelow, { issuerId })).toEqual(inserted)
  const servers = await world.call(communityAuthorization, { issuerId })
  expect(servers).toMatchObject({ issuer: identifier, token_endpoint: `${world.config.publicUrl}/oid4vci/token` })
  expect(await world.call(communityAuthorizationBelow, { issuerId })).toEqual(servers)
})

test('keeps the metadata of this server for offers that name it', async () => {
  const { publicUrl } = world.config
  expect(await world.call(issuerMetadata, {})).toMatchObject({
    credential_issuer: publicUrl,
    credential_configurations_supported: { [CREDENTIAL_CONFIGURATION]: { format: 'ldp_vc' } },
  })
  expect(await world.call(authorizationServer, {})).toMatchObject({ issuer: publicUrl })
})

test('shows name, logo and colours of the community in both languages', async () => {
  const { display } = await metadata()
  const profile = await world.call(getIssuer, {}, { token: issuer.token })
  expect(display.map(({ locale, name }) => [locale, name])).toEqual([
    ['en', profile.name],
    ['fr', profile.name],
  ])
  expect(display.map(({ logo }) => logo?.alt_text)).toEqual([`Logo of ${profile.name}`, `Logo de ${profile.name}`])
  for (const each of display) {
    expect(each).toMatchObject({ background_color: profile.bannerColor, text_color: expect.stringMatching(/^#/) })
    expect((await get(new URL(each.logo?.uri ?? '').pathname)).headers['content-type']).toMatch(/^image\//)
  }
})

test('shows the name, text, picture and colours of each template, in its own language first', async () => {
  const configurations = (await metadata()).credential_configurations_supported
  const { display } = configurations[issuer.templateId]?.credential_metadata ?? { display: [] }
  const [template] = await world.ctx().db.select().from(templates).where(eq(templates.id, issuer.templateId))
  const shown = {
    name: 'Premiers secours',
    description: 'Sait aider',
    background_color: template?.themeBgColor,
    text_color: template?.themeTextColor,
  }
  expect(display).toMatchObject([
    { ...shown, locale: 'fr' },
    { ...shown, locale: 'en', logo: { alt_text: 'Basic: Premiers secours' } },
  ])
  expect((await get(new URL(display[0]?.logo?.uri ?? '').pathname)).headers['content-type']).toMatch(/^image\//)
})

test("shows a membership card's picture as the background of the whole card", async () => {
  const form = await templateForm({ category: 'membership', image: await pictureFile(856, 540) })
  const { templateId } = await world.call(createTemplate, form, { token: issuer.token })
  const { display } = (await metadata()).credential_configurations_supported[templateId]?.credential_metadata ?? {}
  expect(display?.[0]).toMatchObject({ background_image: { uri: expect.stringMatching(/\/ipfs\/\w+$/) } })
})

test('leaves out templates of others, drafts and deleted ones', async () => {
  const other = await startSending(world, {}, 'other-community@example.org')
  const { templateId } = await world.call(createTemplate, await templateForm({}), { token: issuer.token })
  await world.runJobs()
  expect(await configured()).toContain(templateId)
  await world.call(deleteTemplate, { templateId }, { token: issuer.token })
  await world.runJobs()
  expect(await configured()).not.toContain(templateId)
  expect(await configured()).not.toContain(other.templateId)
  const draft = await templateForm({ name: 'Draft', draft: true })
  const drafted = await world.call(createTemplate, draft, { token: issuer.token })
  expect(await configured()).not.toContain(drafted.templateId)
})

const configured = async () => Object.keys((await metadata()).credential_configurations_supported)

test('answers 404 for an unknown community', async () => {
  for (const url of [
    '/.well-known/openid-credential-issuer/issuers/unknown',
    '/issuers/a%20b/.well-known/openid-credential-issuer',
  ])
    expect((await get(url)).statusCode).toBe(404)
})

test('lets caches keep the metadata for a minute, and answers an unchanged tag without it', async () => {
  const url = `/.well-known/openid-credential-issuer/issuers/${issuerId}`
  const first = await get(url)
  expect(first.headers['cache-control']).toBe('public, max-age=60')
  const { etag = '' } = first.headers
  const again = await get(url, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await world.call(createTemplate, await templateForm({ name: 'One more' }), { token: issuer.token })
  expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(200)
})

test('offers name the community and the template', async () => {
  const offer = await world.call(credentialOffer, { token: await issuer.open({ didLimit: 1 }) })
  const { templateId } = issuer
  const credential_configuration_ids = [templateId, `${templateId}-sd-jwt`]
  expect(offer).toMatchObject({ credential_issuer: identifier, credential_configuration_ids })
})

test('an offer below another one names the SD-JWT VC only, with the same code', async () => {
  const [token = ''] = await issuer.send('one-form@example.org')
  const [whole, sdJwt] = [await world.call(credentialOffer, { token }), await world.call(sdJwtOffer, { token })]
  expect(sdJwt).toEqual({ ...whole, credential_configuration_ids: [`${issuer.templateId}-sd-jwt`] })
  await expect(world.call(sdJwtOffer, { token: 'unknown' })).rejects.toMatchObject({ status: 404 })
})

test('describes both forms of a template alike, each with its format, type and scope', async () => {
  const { templateId } = issuer
  const { publicUrl } = world.config
  const configurations = (await metadata()).credential_configurations_supported
  const [whole, sdJwt] = [configurations[templateId], configurations[`${templateId}-sd-jwt`]]
  expect(whole).toMatchObject({ format: 'ldp_vc', scope: templateId })
  const vct = `${publicUrl}/vct/templates/${templateId}`
  expect(sdJwt).toMatchObject({ format: 'dc+sd-jwt', scope: `${templateId}-sd-jwt`, vct })
  expect(sdJwt?.credential_metadata).toEqual(whole?.credential_metadata)
  expect(configurations.OpenBadgeSdJwt).toMatchObject({ format: 'dc+sd-jwt', vct: `${publicUrl}/vct/badge` })
})

test('names the claims of every configuration in both languages', async () => {
  for (const { credential_metadata } of Object.values((await metadata()).credential_configurations_supported)) {
    const title = credential_metadata.claims.find(({ path }) => path.join('.') === 'credentialSubject.achievement.name')
    expect(title?.display).toEqual([
      { name: 'Title', locale: 'en' },
      { name: 'Titre', locale: 'fr' },
    ])
  }
})

test('lists the newest templates of a community with very many, and offers the others as any badge', async () => {
  const many = await signUpIssuer(world, 'Many templates', 'many@example.org')
  const form = await templateForm({ name: 'The oldest', description: 'A text of usual length. '.repeat(10) })
  const { templateId } = await world.call(createTemplate, form, { token: many.token })
  await world.runJobs()
  const [row] = await world.ctx().db.select().from(templates).where(eq(templates.id, templateId))
  if (!row) throw new Error('No template')
  const at = (n: number) => new Date(world.now().getTime() + n * 1000)
  const copies = Array.from({ length: 1000 }, (_, n) => ({ ...row, id: newId(), name: `No. ${n}`, publishedAt: at(n) }))
  await world.ctx().db.insert(templates).values(copies)
  const url = `/.well-known/openid-credential-issuer/issuers/${row.issuerId}`
  const plain = await get(url)
  const listed = Object.keys(plain.json<Metadata>().credential_configurations_supported)
  expect(listed).toHaveLength(2 * CONFIGURATIONS_MAX + 2)
  expect(listed).toEqual(expect.arrayContaining([copies.at(-1)?.id, copies.at(-CONFIGURATIONS_MAX)?.id]))
  expect(listed).not.toContain(copies.at(-CONFIGURATIONS_MAX - 1)?.id)
  expect(plain.body.length).toBeLessThan(1_000_000)
  const packed = await get(url, { 'accept-encoding': 'gzip' })
  expect(packed.rawPayload.length).toBeLessThan(50_000)
  const { links } = await world.call(createSessions, { templateId, emails: ['lea@example.org'] }, { token: many.token })
  const offer = await world.call(credentialOffer, { token: tokenOf(links[0] ?? '') })
  expect(offer).toMatchObject({ credential_configuration_ids: [CREDENTIAL_CONFIGURATION, SD_JWT_CONFIGURATION] })
  const sdJwt = await world.call(sdJwtOffer, { token: tokenOf(links[0] ?? '') })
  expect(sdJwt).toMatchObject({ credential_configuration_ids: [SD_JWT_CONFIGURATION] })
})
