// On both databases: the life of a session inside a sub-community.
import { and, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { getIssuer, showApiKey } from '#features/issuers/contract.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { endSession } from '#platform/sessions.ts'
import { audit, events, sessions } from '#platform/tables.ts'
import { makeTemplate, proveNow, signUp } from '#testing/stories.ts'
import { enter, makeSub, release } from '#testing/sub-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { endOtherSessions, listAccounts, switchAccount, switchBack } from '../account-contract.ts'
import { logOff } from '../contract.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const signedOut = { key: 'signedOut', status: 401, code: 3000 }
const notAllowed = { key: 'notAllowed', status: 403, code: 4030 }
const notFound = { key: 'notFound', status: 404, code: 4040 }

let world: World
let email = ''
let parent = ''
let sub: Awaited<ReturnType<typeof makeSub>>
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  email = `ada-${newId()}@example.org`
  parent = (await signUp(world, email, { name: 'Example Climbers' })).token
  sub = await makeSub(world, parent, `lea-${newId()}@example.org`)
})
afterAll(() => world.close())

const db = () => world.ctx().db
const idOf = (token: string) => String(decodeJwt(token).sub)
const read = (token: string) => world.call(getIssuer, {}, { token })
const goIn = () => enter(world, parent, sub.did)

describe('inside', () => {
  test('shows the sub-community, with the parent and without its key', async () => {
    const inside = await goIn()
    expect(await read(inside)).toMatchObject({
      did: sub.did,
      name: 'Lyon Climbers',
      apiKey: '',
      connexionEmail: email,
      contactFirstName: 'Ada',
      mainAdmin: false,
      isSubCommunity: true,
      adminProfile: { name: 'Example Climbers' },
    })
    expect(decodeJwt(inside)).toMatchObject({ did: sub.did, isSubCommunity: true, connexionEmail: email, web2: true })
    expect((await read(parent)).adminProfile).toBeUndefined()
  })

  test('notes the parent in audit and events', async () => {
    const { templateId } = await makeTemplate(world, await goIn())
    const [row] = await db()
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, templateId), eq(audit.actorKind, 'admin')))
    expect(row).toMatchObject({ issuerId: sub.issuerId, via: sub.parentId })
    const happened = await db()
      .select()
      .from(events)
      .where(and(eq(events.subjectId, templateId), eq(events.via, sub.parentId)))
    expect(happened.length).toBeGreaterThan(0)
    const { templateId: own } = await makeTemplate(world, sub.token)
    const rows = await db().select().from(audit).where(eq(audit.subjectId, own))
    expect(rows.every(({ via }) => via === '')).toBe(true)
  })

  test('refuses what stays with its own admins, even with a fresh proof', async () => {
    const inside = await goIn()
    await proveNow(world, parent)
    for (const endpoint of [showApiKey, listAccounts, endOtherSessions])
      await expect(world.call(endpoint, {}, { token: inside })).rejects.toMatchObject(notAllowed)
    await expect(world.call(switchAccount, { did: sub.did }, { token: inside })).rejects.toMatchObject(notAllowed)
  })
})

describe('going in', () => {
  test("is refused into somebody else's sub-community, and into one that was released a second ago", async () => {
    const other = await makeSub(
      world,
      (await signUp(world, `eve-${newId()}@example.org`)).token,
      `max-${newId()}@example.org`,
    )
    await expect(enter(world, parent, other.did)).rejects.toMatchObject(notFound)
    await release(world, sub.issuerId)
    await expect(goIn()).rejects.toMatchObject(notFound)
  })
})

describe('the way back', () => {
  test("ends the session inside and gives a new token of the parent's", async () => {
    const inside = await goIn()
    const { token } = await world.call(switchBack, {}, { token: inside })
    expect([idOf(token), (await read(token)).name]).toEqual([idOf(parent), 'Example Climbers'])
    await expect(read(inside)).rejects.toMatchObject(signedOut)
  })

  test('is refused outside', async () => {
    await expect(world.call(switchBack, {}, { token: parent })).rejects.toMatchObject({ key: 'notInside', status: 409 })
  })
})

describe('a session inside', () => {
  const ENDS: [string, (inside: string) => Promise<unknown>][] = [
    ['the session behind it', () => world.call(logOff, {}, { token: parent })],
    ['a release', () => release(world, sub.issuerId)],
    ['the removal of the admin from the parent', () => db().delete(issuerAdmins).where(eq(issuerAdmins.email, email))],
  ]
  test.each(ENDS)('ends with %s', async (_, end) => {
    const inside = await goIn()
    await read(inside)
    await end(inside)
    await expect(read(inside)).rejects.toMatchObject(signedOut)
  })

  test('ends with the session behind it even when only that row has ended', async () => {
    const inside = await goIn()
    await db()
      .update(sessions)
      .set({ endedAt: world.now() })
      .where(eq(sessions.id, idOf(parent)))
    await expect(read(inside)).rejects.toMatchObject(signedOut)
  })

  test('signs out of the parent too', async () => {
    const inside = await goIn()
    await world.call(logOff, {}, { token: inside })
    await expect(read(parent)).rejects.toMatchObject(signedOut)
  })

  test('keeps the one behind it alive, and contains no address', async () => {
    let inside = await goIn()
    for (let day = 0; day < 20; day++) {
      world.advance(DAY / 2 + MINUTE)
      inside = (await renewed(inside)) ?? inside
    }
    const [outer] = await db()
      .select()
      .from(sessions)
      .where(eq(sessions.id, idOf(parent)))
    expect(world.now().getTime() - (outer?.usedAt.getTime() ?? 0)).toBeLessThan(DAY)
    expect(await world.call(switchBack, {}, { token: inside })).toHaveProperty('token')
    const [row] = await db()
      .select()
      .from(sessions)
      .where(eq(sessions.id, idOf(inside)))
    expect([row?.email, row?.did]).toEqual(['', ''])
  })
})

/** Calls with a token, and returns its renewal. */
async function renewed(token: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}`, host: new URL(world.config.publicUrl).host }
  const answer = await world.app.inject({ url: '/api/v1/managers', headers })
  expect(answer.statusCode).toBe(200)
  return answer.headers['renewed-token']?.toString()
}

test('of two sessions inside, each ends alone', async () => {
  const [one, two] = [await goIn(), await goIn()]
  await endSession(world.ctx(), idOf(one))
  await expect(read(one)).rejects.toMatchObject(signedOut)
  expect(await read(two)).toHaveProperty('did', sub.did)
})
