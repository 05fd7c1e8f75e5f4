import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stream } from '#base/call.ts'
import { newId } from '#base/ids.ts'
import type { Scope } from '#base/scopes.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { readBuiltSession } from '#features/builder/api-contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { updateSessionNote } from '#features/history/contract.ts'
import { showApiKey } from '#features/issuers/contract.ts'
import { adminChanged } from '#features/issuers/hooks.ts'
import { eraseEverywhere } from '#features/leaving/server/erase-everywhere.ts'
import { listMembers } from '#features/members/contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { closePresentation, createPresentation, followPresentation } from '#features/presenting/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { createTemplate, listAllTemplates, listTemplates } from '#features/templates/contract.ts'
import { pictureFile } from '#features/templates/server/testing-issuer.ts'
import { audit } from '#platform/tables.ts'
import { startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { makeTemplate, proveNow, send, TEMPLATE } from '#testing/stories.ts'
import { signUpByWallet } from '#testing/wallet-stories.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { createKey, endKey, listKeys, renameKey, rotateKey } from '../contract.ts'
import { CALLS_PER_MINUTE, KEYS_MAX } from '../rules.ts'
import { remindUnused } from './remind-unused.ts'
import { scopedKeys } from './tables.ts'
import { callerWith, callWith, putKey } from './testing-keys.ts'

const DAY_MS = 86_400_000
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let as: { token: string }
let email = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  email = `${newId()}@example.org`
  issuer = await startSending(world, {}, email)
  as = { token: issuer.token }
  await proveNow(world, issuer.token)
})
afterAll(() => world.close())

const NEW = { name: 'Website', scopes: ['templates:read', 'sessions:write'] } as const
const make = (given: object = {}) => world.call(createKey, { ...NEW, scopes: [...NEW.scopes], ...given }, as)
const listed = async () => (await world.call(listKeys, {}, as)).keys
const read = (key: string) => callWith(world, key, listTemplates, { type: 'basic' })
const inject = (headers: Record<string, string>, url = '/api/v1/managers/templates?type=basic') =>
  world.app.inject({ url, headers: { host: new URL(world.config.publicUrl).host, ...headers } })
const notices = async (title: string) => {
  await world.runJobs()
  return (await world.outbox()).filter(({ subject, to }) => subject === title && to?.[0]?.address === email)
}

test('a key acts for its community as the audit says, is shown once and kept as a hash', async () => {
  const { keyId, apiKey } = await make()
  expect((await read(apiKey)).templates).toHaveLength(1)
  const claim = await sentClaim()
  await callWith(world, apiKey, updateSessionNote, { challenge: claim, note: 'By software' })
  const [entry] = await world.ctx().db.select().from(audit).where(eq(audit.actorId, keyId))
  expect(entry).toMatchObject({ actorKind: 'apiKey', issuerId: issuer.issuerId, subjectId: claim })
  const [row] = await world.ctx().db.select().from(scopedKeys).where(eq(scopedKeys.id, keyId))
  expect(JSON.stringify(row)).not.toContain(apiKey.slice(-20))
  const [key] = await listed()
  expect(key).toMatchObject({ id: keyId, ...NEW, lastFour: apiKey.slice(-4), state: 'active', templates: [] })
  expect(key).toMatchObject({
    lastCall: 'GET /managers/templates/type/{type}',
    lastUsed: world.now().toISOString().slice(0, 10),
  })
  expect(key?.createdBy).toBe(email)
  expect(await notices('An API key was created')).toHaveLength(1)
})

test('each wrong key is refused with a reason of its own', async () => {
  const { issuerId } = issuer
  const ended = await putKey(world, issuerId, { endedAt: world.now() })
  await expect(read(ended)).rejects.toMatchObject({ key: 'keyUnknown', status: 401 })
  const expired = await putKey(world, issuerId, { expiresAt: world.now() })
  await expect(read(expired)).rejects.toMatchObject({ key: 'keyExpired', status: 401 })
  const elsewhere = await putKey(world, issuerId, { networks: ['192.0.2.0/24'] })
  await expect(read(elsewhere)).rejects.toMatchObject({ key: 'keyNetwork', status: 403 })
  const here = await putKey(world, issuerId, { networks: ['127.0.0.0/8'] })
  await expect(read(here)).resolves.toBeDefined()
  const limited = await putKey(world, issuerId, { scopes: ['points:read'] })
  const answer = await inject({ token: limited })
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { code: 4030, message: 'scopeMissing', scope: 'templates:read' },
  ])
  expect(answer.headers.ratelimit).toContain(`r=${CALLS_PER_MINUTE - 1};`)
  await expect(callWith(world, here, listKeys, {})).rejects.toMatchObject({ key: 'notForKeys', status: 403 })
})

test("the specification's key opens nothing but /builder/, and its last use is shown", async () => {
  const { apiKey } = await world.call(showApiKey, {}, as)
  await expect(read(apiKey)).rejects.toMatchObject({ key: 'signedOut', status: 401 })
  await callWith(world, apiKey, readBuiltSession, { challenge: await sentClaim() })
  const { communityKey } = await world.call(listKeys, {}, as)
  expect(communityKey?.lastCall).toBe('GET /builder/sessions/{challenge}')
})

test('a key as a bearer or in an address is refused, and the community is told once a day', async () => {
  const key = await putKey(world, issuer.issuerId)
  expect((await inject({ authorization: `Bearer ${key}` })).json().message).toBe('keyAsBearer')
  const url = `/api/v1/managers/templates?type=basic&key=${key.replaceAll('_', '%5F')}`
  expect((await inject({ token: key }, url)).json().message).toBe('keyInUrl')
  const { apiKey } = await world.call(showApiKey, {}, as)
  expect((await inject({ authorization: `Bearer ${apiKey}` })).json().message).toBe('keyAsBearer')
  const bell = await world.call(listNotices, {}, as)
  const leaks = bell.notices.filter(({ kind }) => kind === 'keyLeaked')
  expect(leaks.map(({ title }) => title).sort()).toEqual([`… ${key.slice(-4)}`, `… ${apiKey.slice(-4)}`].sort())
  expect(await notices('An API key may have been seen')).toHaveLength(2)
})

test('both secrets work while a rotation overlaps, and only the new one afterwards', async () => {
  const { keyId, apiKey: first } = await make()
  const { apiKey: second, oldUntil } = await world.call(rotateKey, { keyId, overlapHours: 1 }, as)
  await expect(Promise.all([read(first), read(second)])).resolves.toBeDefined()
  expect((await listed())[0]).toMatchObject({ oldUntil, lastFour: second.slice(-4) })
  world.advance(3_600_000)
  await expect(read(first)).rejects.toMatchObject({ key: 'keyUnknown' })
  await read(second)
  await proveNow(world, issuer.token)
  const { apiKey: third } = await world.call(rotateKey, { keyId, overlapHours: 0 }, as)
  await expect(read(second)).rejects.toMatchObject({ key: 'keyUnknown' })
  await read(third)
})

testOnPostgres('of rotations at once the last two secrets work, whichever they are', async () => {
  const { keyId } = await make()
  const made = await Promise.all([1, 2, 3].map(() => world.call(rotateKey, { keyId }, as)))
  const works = await Promise.allSettled(made.map(({ apiKey }) => read(apiKey)))
  expect(works.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

testOnPostgres('admins at once make no more keys than the limit', async () => {
  for (let at = 2; at < KEYS_MAX; at += 1) await putKey(world, issuer.issuerId)
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => make()))
  expect(tries.map((one) => (one.status === 'rejected' ? one.reason.key : 'made')).sort()).toEqual([
    'made',
    'made',
    'tooManyKeys',
    'tooManyKeys',
  ])
})

test('a key for some templates sees and touches no others, and makes none', async () => {
  const { templateId: other } = await makeTemplate(world, issuer.token)
  const { apiKey } = await make({ templateIds: [issuer.templateId], scopes: ['templates:read', 'templates:write'] })
  expect((await read(apiKey)).templates.map(({ id }) => id)).toEqual([issuer.templateId])
  expect((await callWith(world, apiKey, listAllTemplates, {})).templates).toHaveLength(1)
  const all = await putKey(world, issuer.issuerId, { templateIds: [issuer.templateId] })
  for (const templateId of [other, newId()])
    await expect(callWith(world, all, listSessions, { templateId })).rejects.toMatchObject({ key: 'keyTemplate' })
  const asked = callWith(world, apiKey, createTemplate, { ...TEMPLATE, category: 'basic' } as never)
  await expect(asked).rejects.toMatchObject({ key: 'keyTemplate', status: 403 })
  await expect(make({ templateIds: [newId()] })).rejects.toMatchObject({ key: 'templatesUnknown' })
})

test('names of recipients are left out without the scope of addresses', async () => {
  const ask = { templateId: issuer.templateId, emails: ['lea@example.org'], options: [{ name: 'Léa Moreau' }] }
  await world.call(createSessions, ask, as)
  const seen = async (scopes: Scope[], search = '') => {
    const key = await putKey(world, issuer.issuerId, { scopes })
    return JSON.stringify(
      (await callWith(world, key, listSessions, { templateId: issuer.templateId, search })).sessions,
    )
  }
  expect(await seen(['sessions:read', 'addresses:read'], 'lea moreau')).toContain('Léa Moreau')
  expect(await seen(['sessions:read'])).not.toContain('Moreau')
  expect(await seen(['sessions:read'], 'moreau')).toBe('[]')
})

test('a ticket has no name for a key without the scope of addresses', async () => {
  const event = { startDate: '2099-12-05T19:00:00Z', endDate: '2099-12-05T22:00:00Z', location: '' }
  const tickets = await startSending(
    world,
    { category: 'ticket', ...event, optionName: true, optionSeat: true },
    `t${email}`,
  )
  await tickets.ask({ emails: ['lea@example.org'], options: [{ name: 'Léa Moreau', seat: '12' }] })
  const masked = await putKey(world, tickets.issuerId, { scopes: ['sessions:read'] })
  const found = async (search: string) =>
    (await callWith(world, masked, listSessions, { templateId: tickets.templateId, search })).sessions
  expect((await found('')).map(({ options }) => options)).toEqual([{ name: '', seat: '12', section: '' }])
  expect(await found('moreau')).toEqual([])
})

test('addresses are masked without their scope', async () => {
  const challenge = await sentClaim()
  const { issuerId, templateId } = issuer
  const open = await putKey(world, issuerId)
  const masked = await putKey(world, issuerId, { scopes: ['sessions:read'] })
  const seen = async (key: string) => {
    const { sessions } = await callWith(world, key, listSessions, { templateId })
    const built = await callWith(world, key, readBuiltSession, { challenge })
    return [sessions[0]?.emails[0], built.emails[0], built.dynamicLink !== '']
  }
  expect(await seen(open)).toEqual(['lea@example.org', 'lea@example.org', true])
  const hidden = await seen(masked)
  expect(JSON.stringify(hidden)).not.toContain('lea@')
  expect(hidden[2]).toBe(false)
  await invited('zoe@example.org')
  const pending = async (scopes: Scope[], search = '') => {
    const key = await putKey(world, issuerId, { scopes })
    return (await callWith(world, key, listMembers, { status: 'pending', search })).members.map(({ email }) => email)
  }
  expect(await pending(['members:read', 'addresses:read'], 'zoe@')).toEqual(['zoe@example.org'])
  expect((await pending(['members:read']))[0]).not.toContain('zoe@')
  expect(await pending(['members:read'], 'zoe@')).toEqual([])
})

test('a key verifies holders, and its stream ends with it', async () => {
  const { templateId } = issuer
  const { keyId, apiKey } = await make({ scopes: ['presentations:verify'] })
  const { presentation } = await callWith(world, apiKey, createPresentation, { templateId } as never)
  const caller = { ...callerWith(world, apiKey), fetch: injectFetch(world.app, { isFlowing: true }) }
  const { signal } = new AbortController()
  const events = stream(caller, followPresentation, { templateId, presentation }, signal)
  expect((await events.next()).value).toMatchObject({ state: 'waiting' })
  await world.call(endKey, { keyId }, as)
  await callWith(world, await putKey(world, issuer.issuerId), closePresentation, { templateId, presentation })
  expect((await events.next()).done).toBe(true)
  await expect(callWith(world, apiKey, createPresentation, { templateId } as never)).rejects.toMatchObject({
    key: 'keyUnknown',
  })
  expect((await listed()).map(({ id }) => id)).not.toContain(keyId)
})

test('a key outlives the admin who made it, and forgets one who is erased', async () => {
  const { apiKey, keyId } = await make()
  await world.call(renameKey, { keyId, name: 'Shop' }, as)
  const { issuerId } = issuer
  await adminChanged.run(world.ctx(), { issuerId, email, newEmail: 'moved@example.org' })
  await adminChanged.run(world.ctx(), { issuerId, email: 'moved@example.org', newEmail: '' })
  await read(apiKey)
  expect((await listed())[0]).toMatchObject({ createdBy: 'moved@example.org', name: 'Shop' })
  const person = { holderIds: [], emails: ['moved@example.org'] }
  await eraseEverywhere(world.ctx(), person as never)
  expect((await listed())[0]?.createdBy).toBe('')
  await read(apiKey)
})

test('admins are mailed once about a key that nothing used for 90 days', async () => {
  const { apiKey } = await make({ days: 0 })
  const remind = async () => {
    await remindUnused(world.ctx({ kind: 'system', job: 'remind-unused' }))
    return (await notices('An API key has not been used')).length
  }
  world.advance(89 * DAY_MS)
  expect(await remind()).toBe(0)
  world.advance(DAY_MS)
  expect([await remind(), await remind()]).toEqual([1, 1])
  await read(apiKey)
  expect(await remind()).toBe(1)
  world.advance(90 * DAY_MS)
  expect(await remind()).toBe(2)
})

test('a community that signs with its own wallet has no keys', async () => {
  const token = await signUpByWallet(world, generateAccountKey())
  await expect(world.call(listKeys, {}, { token })).rejects.toMatchObject({ key: 'keysUnavailable', status: 409 })
})

/** Sends a Membership badge, which makes a person a pending member. */
async function invited(person: string): Promise<void> {
  const image = await pictureFile(856, 540)
  const { templateId } = await makeTemplate(world, issuer.token, { category: 'membership', image })
  await send(world, issuer.token, templateId, [person])
}

async function sentClaim(): Promise<string> {
  await issuer.ask({ emails: ['lea@example.org'] })
  const { sessions } = await world.call(listSessions, { templateId: issuer.templateId }, as)
  return sessions[0]?.challenge ?? ''
}
