import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getIssuer } from '#features/issuers/contract.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { enterAs } from '#features/team/server/testing-admins.ts'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { openWorld, type World } from '#testing/world.ts'
import { checkDomain, getDomain, getDomainFile } from '../../contract.ts'
import { DID_CONFIGURATION_PATH, DOMAIN_CHECK_MS } from '../../rules.ts'
import { openClub } from '../../server/testing-promotion.ts'
import { recheckDomains } from './recheck-domains.ts'

let web: Awaited<ReturnType<typeof openTestWeb>>
let world: World
let club: Awaited<ReturnType<typeof openClub>>
beforeAll(async () => {
  web = await openTestWeb()
  world = await openWorld({ network: web.network })
})
beforeEach(async () => {
  club = await openClub(world)
  await setWebsite(`${web.origin}/about`)
  serve('{')
})
afterAll(async () => {
  await world.close()
  await web.close()
})

const as = () => ({ token: club.token })
const setWebsite = (website: string) =>
  world.ctx().db.update(issuers).set({ website }).where(eq(issuers.id, club.issuerId))
const serve = (file: object | string) =>
  web.serve(DID_CONFIGURATION_PATH, typeof file === 'string' ? file : JSON.stringify(file))
const file = () => world.call(getDomainFile, {}, as())
const check = () => world.call(checkDomain, {}, as())
const state = async () => (await world.call(getDomain, {}, as())).state
const verifications = async () => (await world.call(getIssuer, {}, as())).verifications
const aWeekLater = async () => {
  world.advance(DOMAIN_CHECK_MS)
  await recheckDomains(world.ctx({ kind: 'system', job: 'test' }))
  club.token = await enterAs(world, club.issuerId, club.admin)
}
const host = () => new URL(web.origin).host

test('proves the domain of the website by the file that the community downloads', async () => {
  expect(await state()).toBe('open')
  serve(await file())
  expect(await check()).toMatchObject({ state: 'verified', host: host(), misses: 0 })
  expect(await verifications()).toEqual([{ type: 'domain', value: host() }])
})

test('finds nothing to prove without a website', async () => {
  await setWebsite('')
  expect(await state()).toBe('none')
  await expect(file()).rejects.toMatchObject({ key: 'websiteMissing', status: 409 })
  await expect(check()).rejects.toMatchObject({ key: 'websiteMissing' })
})

test('says what is wrong with a file', async () => {
  const own = await file()
  const other = await openClub(world)
  await world.ctx().db.update(issuers).set({ website: web.origin }).where(eq(issuers.id, other.issuerId))
  const theirs = await world.call(getDomainFile, {}, { token: other.token })
  await setWebsite('https://elsewhere.example.test')
  const elsewhere = await file()
  await setWebsite(web.origin)
  const [jwt = ''] = own.linked_dids
  const altered = { ...own, linked_dids: [`${jwt.slice(0, -4)}AAAA`] }
  for (const [served, key] of [
    ['{', 'domainFileMalformed'],
    ['{"linked_dids":[]}', 'domainFileMalformed'],
    [theirs, 'domainOfOther'],
    [elsewhere, 'domainOriginOther'],
    [altered, 'domainSignatureWrong'],
  ] as const) {
    serve(served)
    await expect(check()).rejects.toMatchObject({ key, status: 409 })
  }
  web.serve(DID_CONFIGURATION_PATH, (_, response) => void response.writeHead(404).end())
  await expect(check()).rejects.toMatchObject({ key: 'domainUnreachable' })
  expect(await verifications()).toEqual([])
  // A file of several communities proves each of them.
  serve({ ...own, linked_dids: [...theirs.linked_dids, ...own.linked_dids] })
  expect((await check()).state).toBe('verified')
})

test('looks again each week, and the proof ends after three misses in a row', async () => {
  const own = await file()
  serve(own)
  await check()
  serve('gone')
  for (const expected of ['missed', 'missed']) {
    await aWeekLater()
    expect(await state()).toBe(expected)
  }
  serve(own)
  await aWeekLater()
  expect(await state()).toBe('verified')
  serve('gone')
  for (let misses = 0; misses < 3; misses++) await aWeekLater()
  expect(await state()).toBe('ended')
  expect(await verifications()).toEqual([])
})

test('the proof ends with the next check when the website is another one', async () => {
  serve(await file())
  await check()
  await setWebsite('https://elsewhere.example.test')
  // It supports nothing from now on: the operator would read it beside a website that nobody proved.
  expect(await verifications()).toEqual([])
  await aWeekLater()
  await setWebsite(web.origin)
  expect(await verifications()).toEqual([])
})
