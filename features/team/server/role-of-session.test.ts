import { and, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stream } from '#base/call.ts'
import type { Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { followEvents, getIssuer } from '#features/issuers/contract.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { finalizeLink, verifyLink } from '#features/sign-in/contract.ts'
import { endSession, forgetSessions } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { issuerIdOf, mailedLink, makeContributor, signUp } from '#testing/stories.ts'
import { signUpByWallet } from '#testing/wallet-stories.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { SEEN_MINUTES } from '../rules.ts'
import { folderPeople, folders, teamPeople } from './tables.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000
const signedOut = { key: 'signedOut', status: 401, code: 3000 }

let world: World
let email = ''
let issuerId = ''
let owner = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  email = `ben-${newId()}@example.org`
  owner = (await signUp(world, `ada-${newId()}@example.org`, { name: 'Example Climbers' })).token
  issuerId = await issuerIdOf(world, owner)
})
afterAll(() => world.close())

const db = () => world.ctx().db
const enter = async () => (await world.call(finalizeLink, { token: (await mailedLink(world, email)).token })).token
const read = (token: string) => world.call(getIssuer, {}, { token })

/** A registered contributor of a community, with one folder. */
async function contributor(of = issuerId): Promise<string> {
  const now = world.now()
  const id = newId()
  await db().insert(teamPeople).values({ issuerId: of, email, invitedAt: now, registrationDate: now })
  await db().insert(folders).values({ id, issuerId: of, name: 'Courses', createdAt: now })
  await db().insert(folderPeople).values({ folderId: id, issuerId: of, email, rights: 'distribute' })
  return enter()
}
async function admin(): Promise<string> {
  const row = {
    issuerId,
    email,
    firstName: 'Ben',
    lastName: 'Example',
    mainAdmin: false,
    registrationDate: world.now(),
  }
  await db().insert(issuerAdmins).values(row)
  return enter()
}
const rowOf = async () => (await db().select().from(issuerAdmins).where(eq(issuerAdmins.email, email)))[0]
const personOf = async () => (await db().select().from(teamPeople).where(eq(teamPeople.email, email)))[0]
const yesterday = () => new Date(world.now().getTime() - DAY).toISOString().slice(0, 10)

/** How a right ends. */
const ENDS: [string, () => Promise<string>, () => Promise<unknown>][] = [
  ['a removed admin', admin, () => db().delete(issuerAdmins).where(eq(issuerAdmins.email, email))],
  ['a removed contributor', contributor, () => db().delete(teamPeople).where(eq(teamPeople.email, email))],
  ['a contributor without folders', contributor, () => db().delete(folderPeople).where(eq(folderPeople.email, email))],
  [
    'a contributor whose last right ended',
    contributor,
    () => db().update(folderPeople).set({ until: yesterday() }).where(eq(folderPeople.email, email)),
  ],
]

describe.each(ENDS)('%s', (_, join, end) => {
  test('is refused at the next call, and no link opens the community any more', async () => {
    const token = await join()
    expect(await read(token)).toMatchObject({ name: 'Example Climbers' })
    await end()
    await expect(read(token)).rejects.toMatchObject(signedOut)
    const { token: link } = await mailedLink(world, email)
    expect(await world.call(verifyLink, { token: link })).toMatchObject({ signup: true, options: [] })
  })

  test('gets no more events of a stream that is open', async () => {
    const events = follow(await join())
    expect((await events.next()).value).toMatchObject({ changes: [] })
    const next = events.next()
    await end()
    await recordEvent(world.ctx(), { action: 'template.published', issuerId, subjectId: 'secret' })
    expect((await next).value).toMatchObject({ changes: [], sessionEnded: true })
    expect((await events.next()).done).toBe(true)
  })
})

async function* follow(token: string): AsyncGenerator<Output<typeof followEvents>> {
  const caller = { ...world.caller(token), fetch: injectFetch(world.app, { isFlowing: true }) }
  yield* stream(caller, followEvents, {}, new AbortController().signal)
}

test('a right holds until the end of its last day', async () => {
  const token = await contributor()
  const until = world.now().toISOString().slice(0, 10)
  await db().update(folderPeople).set({ until }).where(eq(folderPeople.email, email))
  expect(await read(token)).toHaveProperty('name')
})

test('an ended session gets no more events of its stream', async () => {
  const token = await admin()
  const events = follow(token)
  await events.next()
  const next = events.next()
  await endSession(world.ctx(), String(decodeJwt(token).sub))
  await recordEvent(world.ctx(), { action: 'template.published', issuerId, subjectId: 'secret' })
  expect((await next).value).toMatchObject({ changes: [], sessionEnded: true })
})

test('a pending admin is refused, even in an open session', async () => {
  const token = await admin()
  await db().update(issuerAdmins).set({ registrationDate: null }).where(eq(issuerAdmins.email, email))
  await expect(read(token)).rejects.toMatchObject(signedOut)
})

test("an admin's session that became a contributor's has no admin rights", async () => {
  const token = await admin()
  await makeContributor(world, token)
  const mainAdmin = (await read(token)).mainAdmin
  expect(mainAdmin).toBe(false)
})

test('a contributor of a community with its own key signs in with a proven address', async () => {
  const wallet = await signUpByWallet(world, generateAccountKey())
  const token = await contributor(await issuerIdOf(world, wallet))
  expect(decodeJwt(token)).toMatchObject({ isContributor: true, connexionEmail: email })
  expect(await read(token)).toHaveProperty('did', (await read(wallet)).did)
})

test("an admin's row of a community with its own key opens nothing by e-mail", async () => {
  const wallet = await signUpByWallet(world, generateAccountKey())
  issuerId = await issuerIdOf(world, wallet)
  expect(decodeJwt(await admin())).toMatchObject({ signup: true })
})

describe('the last connection', () => {
  test.each([
    ['an admin', admin, rowOf],
    ['a contributor', () => contributor(), personOf],
  ])('of %s is written every 5 minutes at most', async (_, join, row) => {
    const start = world.stopClock()
    const token = await join()
    await read(token)
    const first = world.now()
    expect((await row())?.lastConnectionAt).toEqual(first)
    world.advance(SEEN_MINUTES * MINUTE)
    await read(token)
    expect((await row())?.lastConnectionAt).toEqual(first)
    world.advance(1000)
    await read(token)
    expect((await row())?.lastConnectionAt).toEqual(world.now())
    start()
  })

  test('outlives the session', async () => {
    const token = await contributor()
    await read(token)
    const seen = (await personOf())?.lastConnectionAt
    await endSession(world.ctx(), String(decodeJwt(token).sub))
    world.advance(3 * DAY)
    await forgetSessions(world.ctx())
    expect((await personOf())?.lastConnectionAt).toEqual(seen)
  })
})

test('rights of one community open no other', async () => {
  const token = await contributor()
  const other = await issuerIdOf(world, (await signUp(world, `eve-${newId()}@example.org`)).token)
  const mine = and(eq(teamPeople.email, email), eq(teamPeople.issuerId, issuerId))
  await db().delete(teamPeople).where(mine)
  const now = world.now()
  await db().insert(teamPeople).values({ issuerId: other, email, invitedAt: now, registrationDate: now })
  await db().insert(folders).values({ id: newId(), issuerId: other, name: 'Theirs', createdAt: now })
  await expect(read(token)).rejects.toMatchObject(signedOut)
})
