import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { moveBadges } from '../../server/move-badges.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let badge: Awaited<ReturnType<typeof issueForTest>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  const templateId = await publishForTest(issuer.ctx, { name: 'Ice & <mixed> $& "one"' })
  badge = await issueForTest(issuer.ctx, templateId, 'malik@example.org')
})
afterAll(() => world.close())

const share = () => world.call(contract.createShare, { badgeId: badge.id }, { token: badge.token })
const unshare = () => world.call(contract.endShare, { badgeId: badge.id }, { token: badge.token })
const idOf = (shareUrl: string) => shareUrl.split('/').at(-1) ?? ''
const get = (path: string, language = 'en') =>
  world.app.inject({ url: path, headers: { host: new URL(world.config.publicUrl).host, 'accept-language': language } })

test("gives the holder's wallet every badge with its credential", async () => {
  const { badges } = await world.call(contract.listHeld, {}, { token: badge.token })
  expect(badges).toMatchObject([{ id: badge.id, shareUrl: '', credential: badge.credential }])
  await expect(world.call(contract.listHeld, {}, { token: issuer.token })).rejects.toMatchObject({ status: 401 })
})

test('gives a shared badge one page with metadata, until its holder turns it off', async () => {
  const [{ shareUrl }, again] = await Promise.all([share(), share()])
  expect(again.shareUrl).toBe(shareUrl)
  const shareId = idOf(shareUrl)
  const shown = await world.call(contract.getShare, { shareId })
  expect(shown).toMatchObject({ badgeId: badge.id, shareUrl, isLocal: true })
  const page = await get(`/share/${shareId}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<title>Ice &amp; &lt;mixed&gt; $&amp; &quot;one&quot;, a badge from Cordée Lyon</title>')
  expect(page.body).toContain(`<meta property="og:image" content="${shareUrl}/card.png">`)
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  const { rawPayload } = await get(`/share/${shareId}/card.png`)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  await unshare()
  for (const path of [`/share/${shareId}`, `/share/${shareId}/card.png`, `/embed/${shareId}`]) {
    expect((await get(path)).statusCode).toBe(404)
  }
  await expect(world.call(contract.getShare, { shareId })).rejects.toMatchObject({ status: 404 })
  expect(idOf((await share()).shareUrl)).not.toBe(shareId)
})

test('allows only the embedded page in a frame, without scripts', async () => {
  const { shareUrl } = await share()
  const embed = await get(`/embed/${idOf(shareUrl)}`)
  expect(embed.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors \*/)
  expect(embed.headers['set-cookie']).toBeUndefined()
  expect(embed.body).not.toContain('<script')
  expect(embed.body).not.toContain('<mixed>')
  const page = await get(`/share/${idOf(shareUrl)}`)
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test("describes a verification page in the visitor's language, or returns 404", async () => {
  expect((await get(`/verify/${badge.id}`, 'fr')).body).toContain('<title>Vérification du badge Ice')
  const missing = await get('/verify/nobody', 'fr')
  expect(missing.statusCode).toBe(404)
  expect(missing.body).toContain('<title>Cette page n’existe pas ou a été supprimée</title>')
})

test('lets no other holder share or unshare a badge', async () => {
  const templateId = await publishForTest(issuer.ctx)
  const { token } = await issueForTest(issuer.ctx, templateId, 'lea@example.org')
  const { shareUrl } = await share()
  const refused = { status: 404, key: 'notFound' }
  await expect(world.call(contract.createShare, { badgeId: badge.id }, { token })).rejects.toMatchObject(refused)
  await expect(world.call(contract.endShare, { badgeId: badge.id }, { token })).rejects.toMatchObject(refused)
  expect((await get(`/share/${idOf(shareUrl)}`)).statusCode).toBe(200)
})

test('moves badges and shares when two wallets are merged', async () => {
  const templateId = await publishForTest(issuer.ctx)
  const into = await issueForTest(issuer.ctx, templateId, 'malik@work.example')
  const { shareUrl } = await share()
  await moveBadges(issuer.ctx, { from: badge.holder.id, into: into.holder.id })
  const { badges } = await world.call(contract.listHeld, {}, { token: into.token })
  expect(badges.map(({ id }) => id).sort()).toEqual([badge.id, into.id].sort())
  expect(badges.find(({ id }) => id === badge.id)?.shareUrl).toBe(shareUrl)
  expect((await world.call(contract.listHeld, {}, { token: badge.token })).badges).toEqual([])
})

test('turns off the page of the duplicate when two badges of one claim are merged', async () => {
  const templateId = await publishForTest(issuer.ctx)
  const left = await issueForTest(issuer.ctx, templateId, 'zoe@example.org')
  const kept = await issueForTest(issuer.ctx, templateId, 'zoe@work.example', left.claimId)
  const { shareUrl } = await world.call(contract.createShare, { badgeId: left.id }, { token: left.token })
  await moveBadges(issuer.ctx, { from: left.holder.id, into: kept.holder.id })
  expect((await get(`/share/${idOf(shareUrl)}`)).statusCode).toBe(404)
  const { badges } = await world.call(contract.listHeld, {}, { token: kept.token })
  expect(badges.map(({ id }) => id)).toEqual([kept.id])
})
