import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stream } from '#base/call.ts'
import type { Endpoint } from '#base/endpoint.ts'
import type { Thing } from '#base/ids.ts'
import type { CallProblem } from '#base/problem.ts'
import { listSessions } from '#features/claims/contract.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { createSessions } from '#features/sends/contract.ts'
import { saveRecipientList } from '#features/sends/list-contract.ts'
import { RIGHTS } from '#features/team/rules.ts'
import { openSession, proveSession } from '#platform/sessions.ts'
import { mintToken } from '#platform/tokens.ts'
import { issuerIdOf, makeTemplate, picture, proveNow, signUp } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ROUTES } from '../features.ts'
import { FIELDS, idsOf } from './testing-inputs.ts'
import { type Line, OF_OTHERS, PERMISSIONS } from './testing-permissions.ts'

const ROLES = ['mainAdmin', 'admin', 'distribute', 'edit', 'create', 'elsewhere', 'ended'] as const
type Role = (typeof ROLES)[number]
type Things = Partial<Record<Thing | 'link' | 'participation', string>>

let world: World
let issuerId = ''
const tokens = {} as Record<Role, string>
/** What each person tries to use: of the folder of the contributors; for strangers to it, what is the main admin's. */
const things = {} as Record<Role, Things>
const EVENT = { startDate: '2100-01-01T00:00:00Z', endDate: '2100-01-02T00:00:00Z', location: '' }
const DAY_MS = 86_400_000

beforeAll(async () => {
  world = await openWorld()
  const main = (await signUp(world, 'ada@example.org')).token
  tokens.mainAdmin = main
  await proveNow(world, main)
  issuerId = await issuerIdOf(world, main)
  tokens.admin = await joinAsAdmin('ben@example.org')
  const participation = (await makeTemplate(world, main, { category: 'participation', ...EVENT })).templateId
  const other = (await makeTemplate(world, main)).templateId
  for (const role of ROLES.slice(0, 5)) {
    const templateId = (await makeTemplate(world, main, { category: 'ticket', ...EVENT })).templateId
    const rights = RIGHTS.find((right) => right === role)
    if (rights) {
      const templateIds = [templateId, participation]
      const email = `${role}@example.org`
      tokens[role] = (await joinFolder(world, { issuerId, email, rights, templateIds })).token
    }
    things[role] = { participation, ...(await fill(templateId, tokens[role])) }
  }
  const asked = { issuerId, rights: 'create' } as const
  tokens.elsewhere = (await joinFolder(world, { ...asked, email: 'max@example.org', templateIds: [other] })).token
  const templateIds = [things.mainAdmin.template ?? '', participation]
  const until = new Date(world.now().getTime() - DAY_MS).toISOString().slice(0, 10)
  const ended = await joinFolder(world, { ...asked, email: 'zoe@example.org', templateIds, until })
  tokens.ended = ended.token
  things.mainAdmin.folder = ended.folderId
  things.admin.folder = ended.folderId
  things.elsewhere = things.mainAdmin
  things.ended = things.mainAdmin
  await world.runJobs()
}, 120_000)
afterAll(() => world.close())

/** A second admin of the community. */
async function joinAsAdmin(email: string): Promise<string> {
  const ctx = world.ctx()
  const name = { firstName: 'Ben', lastName: 'Example' }
  await ctx.db
    .insert(issuerAdmins)
    .values({ issuerId, email, ...name, mainAdmin: false, registrationDate: world.now() })
  const session = await openSession(ctx, { kind: 'studio', email, issuerId, isContributor: 0 })
  await proveSession(ctx, session.id)
  const claims = { did: '', web2: true, connexionEmail: email, isContributor: false, signup: false }
  return mintToken(world.config, {
    audience: 'studio',
    sessionId: session.id,
    now: world.now(),
    claims: { ...claims, isSubCommunity: false, email },
  })
}

/** A send, its rows, an open link and a list of somebody, for a template. */
async function fill(templateId: string, token: string): Promise<Things> {
  const as = { token }
  const { sendId } = await world.call(createSessions, { templateId, emails: ['lea.moreau@example.org'] }, as)
  await world.runJobs()
  const { sessions } = await world.call(listSessions, { templateId }, as)
  await world.call(createSessions, { templateId, didLimit: 5 }, as)
  const { sessions: all } = await world.call(listSessions, { templateId }, as)
  const kept = await world.call(saveRecipientList, { name: templateId, emails: ['tom@example.org'] }, as)
  const claim = sessions[0]?.challenge
  const link = all.find(({ didLimit }) => didLimit === 5)?.challenge
  return { template: templateId, send: sendId, claim, badge: claim, link, recipientList: kept.id, operation: 'none' }
}

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`
const endpoints = ROUTES.map((route) => route.endpoint)
const inStudio = endpoints.filter(({ who }) => who !== 'anyone' && !OF_OTHERS.includes(who))
const linesOf = (endpoint: Endpoint) => PERMISSIONS.filter(({ calls }) => calls.includes(callOf(endpoint)))
const lineOf = (endpoint: Endpoint) => linesOf(endpoint)[0] as Line

test.each(inStudio.map((endpoint) => [callOf(endpoint), endpoint] as const))('%s is in one line', (_, endpoint) => {
  expect(linesOf(endpoint).map(({ action }) => action)).toHaveLength(1)
})

/** Whether a person may make a call at all, or with the ids of the folder. */
function isAllowed(role: Role, { mainAdmin, admin, contributor }: Line): boolean {
  if (role === 'mainAdmin') return mainAdmin
  if (role === 'admin') return admin
  if (contributor === 'no' || contributor === 'own') return contributor === 'own'
  if (role === 'elsewhere' || role === 'ended') return false
  return contributor === 'folder' || role === 'create' || (contributor === 'edit' && role === 'edit')
}

async function inputOf(endpoint: Endpoint, own: Things): Promise<Record<string, unknown>> {
  const call = callOf(endpoint)
  const ids = Object.fromEntries(idsOf(endpoint).map(({ field, thing }) => [field, own[thing]]))
  const more: Record<string, () => object | Promise<object>> = {
    'PUT /sessions/link': () => ({ challenge: own.link }),
    'PUT /sessions/end': () => ({ challenge: own.link }),
    'PUT /sessions/change': () => ({ challenges: [own.claim], kind: 'extend', endDate: '2099-12-01T00:00:00Z' }),
    'PUT /sessions/change-batch': () => ({ kind: 'extend', endDate: '2099-12-01T00:00:00Z' }),
    'PUT /managers/notices/seen': () => ({ to: 0 }),
    'PUT /recipient-lists': () => ({ name: 'Mine', emails: ['lea@example.org'] }),
    'GET /managers/templates/type/{type}': () => ({ type: 'ticket' }),
    'GET /managers/templates/search': () => ({ search: 'climbing' }),
    'POST /managers/templates/{templateId}/door/participation': () => ({ participation: own.participation }),
    'POST /managers/templates/{category}': async () => ({ image: await picture(), category: 'basic' }),
    'GET /cities/query/{country}/{query}': () => ({ country: 'FR', query: 'Lyon' }),
  }
  return { ...FIELDS[endpoint.path], ...ids, ...(await more[call]?.()) }
}

const ask = async (endpoint: Endpoint, own: Things, token: string) => {
  const input = await inputOf(endpoint, own)
  try {
    if (endpoint.stream) return { status: 200, key: '', answer: await firstOf(endpoint, input, token) }
    return { status: 200, key: '', answer: await world.call(endpoint, input as never, { token }) }
  } catch (error) {
    const { status, key } = error as CallProblem
    return { status, key, answer: undefined }
  }
}

/** The first event of a stream. */
async function firstOf(endpoint: Endpoint, input: Record<string, unknown>, token: string) {
  const stopped = new AbortController()
  for await (const event of stream(world.caller(token), endpoint as never, input as never, stopped.signal)) {
    stopped.abort()
    return event
  }
  return undefined
}

/** A mark of each table: calls that are refused change none. Sessions note when they were used. */
async function marks(): Promise<Record<string, string>> {
  const { db } = world.ctx()
  const found = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )) as unknown as { rows: { name: string }[] }
  const marked = found.rows
    .filter(({ name }) => !['sessions', 'rates'].includes(name))
    .map(({ name }) => {
      const table = sql.identifier(name)
      return sql`select ${name}::text as name,
        coalesce(md5(string_agg(md5(x::text), '' order by md5(x::text))), '') as mark from ${table} x`
    })
  const read = (await db.execute(sql.join(marked, sql` union all `))) as unknown as {
    rows: { name: string; mark: string }[]
  }
  return Object.fromEntries(read.rows.map(({ name, mark }) => [name, mark]))
}

const REFUSED = ['elsewhere', 'ended', 'distribute', 'edit', 'create', 'admin'] as const

describe.each(REFUSED)('refused to %s', (role) => {
  const refused = inStudio.filter((endpoint) => !isAllowed(role, lineOf(endpoint)))
  const withIds = refused.filter((endpoint) => idsOf(endpoint).length > 0 || lineOf(endpoint).contributor !== 'folder')
  test.each(withIds.map((endpoint) => [callOf(endpoint), endpoint] as const))(
    '%s finds nothing, changes nothing and counts nothing',
    async (_, endpoint) => {
      const before = await marks()
      const { status, key } = await ask(endpoint, things[role], tokens[role])
      const isForAll = endpoint.who === 'contributor'
      if (role === 'ended' && status === 401) expect(key).toBe('signedOut')
      else expect([status, key]).toEqual(isForAll ? [404, 'notFound'] : [403, 'notAllowed'])
      expect(await marks()).toEqual(before)
    },
  )
  const lists = refused.filter((endpoint) => !withIds.includes(endpoint))
  test.each(lists.map((endpoint) => [callOf(endpoint), endpoint] as const))('%s names nothing', async (_, endpoint) => {
    const { status, answer } = await ask(endpoint, things[role], tokens[role])
    expect(role === 'ended' ? [200, 401] : [200]).toContain(status)
    const text = JSON.stringify(answer ?? '')
    for (const id of Object.values(things.mainAdmin)) expect(text).not.toContain(id)
    expect(text).not.toContain('moreau')
  })
})

/** Calls that end a session or the community, or that need what only an e-mail has. */
const NOT_TRIED = [
  'DELETE /auth/sessions',
  'DELETE /auth/sessions/{sessionId}',
  'GET /operations/sse/{operationId}',
  'POST /auth/switch',
  'POST /auth/signup-token',
  'POST /auth/proof/confirm',
  'DELETE /managers',
]
/** Last, because the rest needs what they end. */
const ENDING = ['DELETE /recipient-lists/{listId}', 'DELETE /managers/templates/{templateId}']
const inOrder = inStudio.toSorted((a, b) => ENDING.indexOf(callOf(a)) - ENDING.indexOf(callOf(b)))

describe.each(ROLES.slice(0, 5))('permitted to %s', (role) => {
  const permitted = inOrder.filter(
    (endpoint) => isAllowed(role, lineOf(endpoint)) && !NOT_TRIED.includes(callOf(endpoint)),
  )
  test('something', () => expect(permitted.length).toBeGreaterThan(40))
  test.each(permitted.map((endpoint) => [callOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    const { status, key } = await ask(endpoint, things[role], tokens[role])
    expect([401, 403, 404], key).not.toContain(status)
    expect(status, key).toBeLessThan(500)
  })
})
