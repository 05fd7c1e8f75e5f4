import { and, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { studioServer } from '#apps/server/http/http.ts'
import { stream } from '#base/call.ts'
import { newId } from '#base/ids.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { exportSessions } from '#features/history/contract.ts'
import { followEvents, followOperation, getIssuer, showApiKey, updateIssuer } from '#features/issuers/contract.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { endSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { openNotices } from '#platform/notices/notices.ts'
import { audit, confirmations, events, sessions } from '#platform/tables.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { lastMail, mailedLink, makeTemplate, proveNow, signUp } from '#testing/stories.ts'
import { adopt, enter, makeSub, release } from '#testing/sub-stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { signUpByWallet } from '#testing/wallet-stories.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { endOtherSessions, listAccounts, listOwnSessions, switchAccount, switchBack } from '../../accounts/contract.ts'
import { finalizeLink, logOff } from '../../contract.ts'
import { askProof, confirmProof } from '../../proof/contract.ts'

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
      adminProfile: { name: 'Example Climbers', mainAdmin: true },
    })
    expect(decodeJwt(inside)).toMatchObject({ did: sub.did, isSubCommunity: true, connexionEmail: email, web2: true })
    expect((await read(parent)).adminProfile).toBeUndefined()
  })

  test('says so when the person is not the main admin of the parent', async () => {
    await db().update(issuerAdmins).set({ mainAdmin: false }).where(eq(issuerAdmins.email, email))
    expect((await read(await goIn())).adminProfile).toMatchObject({ mainAdmin: false })
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

describe('a fresh proof', () => {
  test('of the session behind it counts inside', async () => {
    const inside = await goIn()
    const { templateId } = await makeTemplate(world, inside)
    const read = () => world.call(exportSessions, { templateId, lang: 'en' }, { token: inside })
    await expect(read()).rejects.toMatchObject({ key: 'proofMissing' })
    await proveNow(world, parent)
    expect(await read()).toHaveProperty('csv')
  })

  test('that is given inside counts outside, too', async () => {
    const inside = await goIn()
    const asked = await world.call(askProof, { lang: 'en' }, { token: inside })
    expect(asked.email).toBe(email)
    await world.runJobs()
    const code = /\n(\d{6})\n/.exec((await lastMail(world, email))?.text ?? '')?.[1] ?? ''
    await world.call(confirmProof, { request: asked.request, code }, { token: inside })
    const [outer] = await db()
      .select()
      .from(sessions)
      .where(eq(sessions.id, idOf(parent)))
    expect(outer?.provenAt).toEqual(expect.any(Date))
    expect(await world.call(showApiKey, {}, { token: parent })).toHaveProperty('apiKey')
  })
})

describe('own keys', () => {
  test('the wallet of a sub-community is not asked to sign what an admin of the parent wants', async () => {
    const wallet = await signUpByWallet(world, generateAccountKey())
    const { did } = await adopt(world, parent, wallet)
    const inside = await enter(world, parent, did)
    const { name, description, tags, bannerColor } = await read(inside)
    const changed = { name, description: `${description}.`, tags, bannerColor }
    await expect(world.call(updateIssuer, changed, { token: inside })).rejects.toMatchObject({
      key: 'ownKeyOnly',
      status: 403,
    })
    expect(await db().$count(confirmations, eq(confirmations.signer, did))).toBe(1)
  })

  test('an admin whose wallet opened the parent proves their presence with that wallet', async () => {
    const wallet = await signUpByWallet(world, generateAccountKey())
    const { did } = await adopt(world, wallet, sub.token)
    const inside = await enter(world, wallet, did)
    const parentDid = (await read(wallet)).did
    expect(decodeJwt(inside)).toMatchObject({ did, web2: false })
    const { callbackId } = await world.call(askProof, { lang: 'en' }, { token: inside })
    const [asked] = await db().select().from(confirmations).where(eq(confirmations.operationId, callbackId))
    expect(asked).toMatchObject({ signer: parentDid, sessionId: idOf(wallet) })
    const signal = new AbortController().signal
    const caller = { ...world.caller(inside), fetch: injectFetch(world.app, { isFlowing: true }) }
    const state = await stream(caller, followOperation, { operationId: callbackId }, signal).next()
    expect(state.value).toMatchObject({ status: 'waiting' })
  })
})

test('a contributor of the parent does not get in', async () => {
  const { token } = await joinFolder(world, {
    issuerId: sub.parentId,
    email: `c-${newId()}@example.org`,
    templateIds: [],
  })
  await expect(enter(world, token, sub.did)).rejects.toMatchObject(notFound)
})

test('the stream of a session inside ends with the session behind it', async () => {
  const caller = { ...world.caller(await goIn()), fetch: injectFetch(world.app, { isFlowing: true }) }
  const happened = stream(caller, followEvents, {}, new AbortController().signal)
  expect((await happened.next()).value).toMatchObject({ changes: [] })
  const next = happened.next()
  await world.call(logOff, {}, { token: parent })
  await recordEvent(world.ctx(), { action: 'template.published', issuerId: sub.issuerId, subjectId: 'secret' })
  expect((await next).value).toMatchObject({ changes: [], sessionEnded: true })
})

test('the list of sessions shows the one outside, and ending it there ends the one inside', async () => {
  const inside = await goIn()
  const other = (await world.call(finalizeLink, { token: (await mailedLink(world, email)).token })).token
  const { sessions: listed } = await world.call(listOwnSessions, {}, { token: other })
  expect(listed.map(({ id }) => id).sort()).toEqual([idOf(other), idOf(parent)].sort())
  await world.call(endOtherSessions, {}, { token: other })
  await expect(read(inside)).rejects.toMatchObject(signedOut)
})

testOnPostgres('of a switch and a release at once, no session remains inside', async () => {
  for (let i = 0; i < 5; i++) {
    const [entered] = await Promise.allSettled([goIn(), release(world, sub.issuerId), goIn()])
    if (entered.status === 'fulfilled') await expect(read(entered.value)).rejects.toMatchObject(signedOut)
    await adopt(world, parent, sub.token)
  }
})

testOnPostgres('a session that ends at one server is refused by the other', async () => {
  const notices = world.database.kind === 'postgres' ? await openNotices(world.database) : world.services.notices
  const server = await studioServer({ ...world.services, notices }, world.services.log)
  const inside = await goIn()
  const atOther = async () => {
    const headers = { authorization: `Bearer ${inside}`, host: new URL(world.config.publicUrl).host }
    return (await server.inject({ url: '/api/v1/managers', headers })).statusCode
  }
  expect(await atOther()).toBe(200)
  await world.call(logOff, {}, { token: parent })
  expect(await atOther()).toBe(401)
  await server.close()
  await notices.close()
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
