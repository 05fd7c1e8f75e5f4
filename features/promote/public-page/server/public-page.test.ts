import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { eraseIssuer } from '#features/issuers/server/erase-issuer.ts'
import { findKeptIssuer } from '#features/issuers/server/find-kept-issuer.ts'
import { promoteIssuer } from '#features/issuers/server/promotion/promote-issuer.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { listLinks, shareLink, updateLink } from '#features/links/contract.ts'
import { pictureFile, signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import { issuerVerifications } from '../../server/tables.ts'
import * as contract from '../contract.ts'

const NAME = 'Ice & <mixed> $& "one"'
let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let issuerId = ''

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, NAME)
  issuerId = issuer.ctx.actor.issuerId
  const templateId = await publishForTest(issuer.ctx, { name: 'Lead climbing' })
  await issueForTest(issuer.ctx, templateId, 'malik@example.org')
  await publishForTest(issuer.ctx, { name: 'Bouldering' })
})
afterAll(() => world.close())
beforeEach(() => set(true))

const set = (isOn: boolean) => world.call(contract.setPublicPage, { isOn }, { token: issuer.token })
const read = () => world.call(contract.getCommunityPage, { issuerId })
const get = (path: string, language = 'en') =>
  world.app.inject({ url: path, headers: { host: new URL(world.config.publicUrl).host, 'accept-language': language } })

test('a visitor sees what a community says of itself, what it has given and what they can earn', async () => {
  const page = await read()
  expect(page).toMatchObject({ name: NAME, promotedAt: '', membersCount: 0, badgesCount: 1, joinUrl: '' })
  expect(page.earnable.map(({ title, holders }) => [title, holders])).toEqual([
    ['Lead climbing', 1],
    ['Bouldering', 0],
  ])
  expect(page.pageUrl).toBe(`${world.config.publicUrl}/c/${issuerId}`)
})

test('its head names it to other sites, escaped, in the language of the visitor, and not to search engines', async () => {
  const page = await get(`/c/${issuerId}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<title>Ice &amp; &lt;mixed&gt; $&amp; &quot;one&quot;, badges and members</title>')
  expect(page.body).toContain(`<meta property="og:image" content="${world.config.publicUrl}/c/${issuerId}/card.png">`)
  expect(page.body).not.toContain('<mixed>')
  expect(page.body).toContain('content="noindex"')
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  expect((await get(`/c/${issuerId}`, 'fr')).body).toContain('badges et membres</title>')
})

test('search engines may list a community as long as it has the mark', async () => {
  const promote = (promoted: boolean) =>
    promoteIssuer(world.ctx({ kind: 'system', job: 'test' }), { issuerId, promoted })
  await promote(true)
  const marked = await get(`/c/${issuerId}`)
  await promote(false)
  expect(marked.headers['x-robots-tag']).toBeUndefined()
  expect(marked.body).not.toContain('noindex')
  expect((await get(`/c/${issuerId}`)).headers['x-robots-tag']).toBe('noindex')
})

test('its picture for other sites is 1200 by 630', async () => {
  const { rawPayload } = await get(`/c/${issuerId}/card.png`)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('an address is not found while the community has switched its page off', async () => {
  await set(false)
  for (const path of [`/c/${issuerId}`, `/c/${issuerId}/card.png`, '/c/nobody']) {
    const page = await get(path)
    expect([page.statusCode, page.headers['x-robots-tag']], path).toEqual([404, 'noindex'])
    expect(page.body).not.toContain('Ice')
  }
  await expect(read()).rejects.toMatchObject({ status: 404 })
  expect(await world.call(contract.getPublicPage, {}, { token: issuer.token })).toMatchObject({ isOn: false })
})

test('an open link of the Membership leads new members in, unless it is for some addresses only', async () => {
  const templateId = await publishForTest(issuer.ctx, {
    name: 'Member',
    category: 'membership',
    image: await pictureFile(856, 540),
  })
  const as = { token: issuer.token }
  const { link } = await world.call(shareLink, { templateId }, as)
  expect((await read()).joinUrl).toBe(link)
  const [open] = (await world.call(listLinks, { templateId }, as)).links
  const { challenge = '', endDate = '' } = open ?? {}
  await world.call(updateLink, { challenge, didLimit: -1, endDate, mailDomains: ['club.example'] }, as)
  expect((await read()).joinUrl).toBe('')
})

test('of what a community has proven, visitors see domains: no address, and no provider of free mail', async () => {
  const at = world.now()
  const row = { issuerId, verifiedAt: at, checkedAt: at }
  await world.ctx().db.update(issuers).set({ website: 'https://www.club.example/we' }).where(eq(issuers.id, issuerId))
  await world
    .ctx()
    .db.insert(issuerVerifications)
    .values([
      { ...row, type: 'email', value: 'lea@club.example' },
      { ...row, type: 'email', value: 'lea@gmail.com' },
      { ...row, type: 'domain', value: 'www.club.example' },
      { ...row, type: 'domain', value: 'old.example', endedAt: at },
      { ...row, type: 'domain', value: 'before.example' },
    ])
  const { verifications } = await read()
  expect(verifications).toEqual([
    { type: 'domain', domain: 'www.club.example' },
    { type: 'email', domain: 'club.example' },
  ])
})

test('a deleted community has no public page, and its mark ends', async () => {
  const other = await signUpIssuer(world, 'Gone')
  const id = other.ctx.actor.issuerId
  expect((await get(`/c/${id}`)).statusCode).toBe(200)
  await promoteIssuer(world.ctx(), { issuerId: id, promoted: true })
  await eraseIssuer(world.ctx(), id)
  const kept = await findKeptIssuer(world.ctx(), id)
  expect(kept && promotedAt(kept)).toBe('')
  expect((await get(`/c/${id}`)).statusCode).toBe(404)
})
