import { text as textOf } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import type { Endpoint } from '#base/endpoint.ts'
import type { CallProblem } from '#base/problem.ts'
import { sequenceEntries } from '#features/ledger/server/sequence-entries.ts'
import { getOwnRights } from '#features/team/folders/own-contract.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { picture } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ROUTES } from '../features.ts'
import { openPeople, type People, ROLES, type Role, type Things } from './testing-folder-people.ts'
import { FIELDS, idsOf } from './testing-inputs.ts'
import { type Line, OF_OTHERS, PERMISSIONS } from './testing-permissions.ts'

let world: World
let people: People
beforeAll(async () => {
  world = await openWorld()
  people = await openPeople(world)
  // Or the log's sequencer, which looks once a second, would write while the tables are compared.
  await sequenceEntries(world.ctx())
}, 120_000)
afterAll(() => world.close())

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`
const inStudio = ROUTES.map((route) => route.endpoint).filter(({ who }) => who !== 'anyone' && !OF_OTHERS.includes(who))
const linesOf = (endpoint: Endpoint) => PERMISSIONS.filter(({ calls }) => calls.includes(callOf(endpoint)))
const lineOf = (endpoint: Endpoint) => linesOf(endpoint)[0] as Line

test.each(inStudio.map((endpoint) => [callOf(endpoint), endpoint] as const))('%s is in one line', (_, endpoint) => {
  expect(linesOf(endpoint).map(({ action }) => action)).toHaveLength(1)
})

/** Whether a person may make a call at all, or with the ids of the folder. */
function isAllowed(role: Role, endpoint: Endpoint): boolean {
  const { mainAdmin, admin, contributor, parent } = lineOf(endpoint)
  if (role === 'parent') return parent
  if (role === 'mainAdmin') return mainAdmin
  if (role === 'admin') return admin
  if (contributor === 'no' || contributor === 'own') return contributor === 'own'
  if (role === 'elsewhere' || role === 'ended') return contributor === 'create'
  return contributor === 'folder' || role === 'create' || (contributor === 'edit' && role === 'edit')
}

async function inputOf(endpoint: Endpoint, own: Things): Promise<Record<string, unknown>> {
  const ids = Object.fromEntries(idsOf(endpoint).map(({ field, thing }) => [field, own[thing]]))
  const ticket = {
    category: 'ticket',
    startDate: '2100-01-01T00:00:00Z',
    endDate: '2100-01-02T00:00:00Z',
    location: '',
  }
  const more: Record<string, () => object | Promise<object>> = {
    'PUT /sessions/link': () => ({ challenge: own.link }),
    'PUT /sessions/end': () => ({ challenge: own.link }),
    'PUT /sessions/change': () => ({ challenges: [own.claim], kind: 'extend', endDate: '2099-12-01T00:00:00Z' }),
    'PUT /sessions/change-batch': () => ({ kind: 'extend', endDate: '2099-12-01T00:00:00Z' }),
    'POST /sessions/builders/{templateId}/{builder}/show': () => ({ builder: own.builder }),
    'DELETE /sessions/builders/{templateId}/{builder}': () => ({ builder: own.builder }),
    'PUT /managers/notices/seen': () => ({ to: 0 }),
    'PUT /recipient-lists': () => ({ name: 'Mine', emails: ['lea@example.org'] }),
    'GET /managers/templates/type/{type}': () => ({ type: 'ticket' }),
    'GET /managers/templates/search': () => ({ search: 'climbing' }),
    'PUT /managers/templates/{category}': () => ticket,
    'POST /managers/templates/{templateId}/door/participation': () => ({ participation: own.participation }),
    'POST /managers/templates/{category}': async () => ({ image: await picture(), category: 'basic' }),
    'GET /managers/templates/{templateId}/presentations/{presentation}/sse': () => ({ presentation: own.presentation }),
    'POST /managers/templates/{templateId}/presentations/{presentation}/close': () => ({
      presentation: own.presentation,
    }),
    'POST /access-control/permission': () => ({ email: own.person }),
    'POST /access-control/user/invite': () => ({ emails: ['new@example.org'], roleIds: [own.folder] }),
    'POST /access-control/group/resource/delete': () => ({ templateIds: [own.template] }),
    'POST /access-control/resource-group': () => ({ resourceType: 'template', resourceIdList: [own.template] }),
    'GET /cities/query/{country}/{query}': () => ({ country: 'FR', query: 'Lyon' }),
    'GET /cities/details/{name}/{country}': () => ({ country: 'FR', name: 'Lyon' }),
  }
  return { ...FIELDS[endpoint.path], ...ids, ...(await more[callOf(endpoint)]?.()) }
}

/** Makes a call with the things of a role; of a stream, only the head of its response. */
async function ask(endpoint: Endpoint, role: Role) {
  const { token, things } = people[role]
  try {
    const input = await inputOf(endpoint, things)
    if (endpoint.stream) return { ...(await openStream(endpoint, input, token)), answer: undefined }
    return { status: 200, key: '', answer: await call(world.caller(token), endpoint, input as never) }
  } catch (error) {
    const { status, key } = error as CallProblem
    return { status, key, answer: undefined }
  }
}

async function openStream({ base, path }: Endpoint, input: Record<string, unknown>, token: string) {
  const headers = { authorization: `Bearer ${token}`, host: new URL(world.config.publicUrl).host }
  const url = base + path.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]))
  const answer = await world.app.inject({ method: 'GET', url, headers, payloadAsStream: true })
  const stream = answer.stream()
  const { statusCode: status } = answer
  if (status !== 200) return { status, key: (JSON.parse(await textOf(stream)) as { message: string }).message }
  stream.destroy()
  return { status, key: '' }
}

/** A mark of each table's rows. Sessions note when they were used, and the rate of refused calls is counted on purpose. */
async function marks(): Promise<Record<string, string>> {
  const { db } = world.ctx()
  const found = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const marked = found
    .filter(({ name }) => !['sessions', 'rate_windows'].includes(name))
    .map(({ name }) => {
      const table = sql.identifier(name)
      return sql`select ${name}::text as name,
        coalesce(md5(string_agg(md5(x::text), '' order by md5(x::text))), '') as mark from ${table} x`
    })
  const read = await rowsOf<{ name: string; mark: string }>(db, sql.join(marked, sql` union all `))
  return Object.fromEntries(read.map(({ name, mark }) => [name, mark]))
}

/** Many refused calls alert the admins once an hour, which is another matter. */
const forgetAttempts = () => world.ctx().db.execute(sql`delete from rate_windows where key like 'attempts:%'`)

describe.each(ROLES.slice(1))('refused to %s', (role) => {
  const refused = inStudio.filter((endpoint) => !isAllowed(role, endpoint))
  const isList = (endpoint: Endpoint) => idsOf(endpoint).length === 0 && lineOf(endpoint).contributor === 'folder'
  const named = (endpoints: Endpoint[]) => endpoints.map((endpoint) => [callOf(endpoint), endpoint] as const)
  let before: Record<string, string>
  let startClock: () => void
  beforeAll(async () => {
    // The first call of a session is noted as the person's last connection, and another one minutes later.
    startClock = world.stopClock()
    await world.call(getOwnRights, {}, { token: people[role].token })
    before = await marks()
  })
  afterAll(() => startClock())

  test.each(named(refused.filter((endpoint) => !isList(endpoint))))('%s finds nothing', async (_, endpoint) => {
    await forgetAttempts()
    const { status, key } = await ask(endpoint, role)
    const isForAll = role !== 'parent' && endpoint.who === 'contributor' && lineOf(endpoint).contributor !== 'create'
    expect([status, key]).toEqual(isForAll ? [404, 'notFound'] : [403, 'notAllowed'])
  })

  test.each(named(refused.filter(isList)))('%s names nothing', async (_, endpoint) => {
    const { status, answer } = await ask(endpoint, role)
    expect(status).toBe(200)
    const text = JSON.stringify(answer ?? '')
    for (const id of Object.values(people.mainAdmin.things)) expect(text).not.toContain(id)
    expect(text).not.toContain('moreau')
  })

  test('none of these calls changed or counted anything', async () => {
    const after = await marks()
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([])
  })
})

/**
 * Calls that end the session or the community, that need what only an e-mail has, an operation of one's own, a member or
 * a sub-community.
 */
const NOT_TRIED = [
  'DELETE /auth/sessions',
  'DELETE /auth/sessions/{sessionId}',
  'GET /operations/sse/{operationId}',
  'POST /auth/switch',
  'POST /auth/switch-back',
  'POST /auth/signup-token',
  'POST /auth/proof/confirm',
  'DELETE /managers',
  'GET /managers/members/one',
  'GET /managers/conversations/one',
  'POST /managers/conversations/messages',
  'PUT /managers/conversations/read',
  'PUT /managers/conversations/done',
  'GET /managers/members/points',
  'POST /managers/points',
  'GET /managers/members/person',
  'POST /managers/members/same-person',
  'POST /managers/members/separate-person',
  'PUT /managers/members/suspend',
  'PUT /managers/members/resume',
  'POST /managers/sub/resend',
  'DELETE /managers/sub/invitations/{invitationId}',
  'POST /managers/sub/release',
  'POST /managers/sub/keep',
  'POST /managers/sub/delete',
  'POST /managers/parent/leave',
  'POST /managers/parent/keep',
]
/** Last, because the rest needs what they end. */
const ENDING = [
  'DELETE /managers/channel/{postId}',
  'DELETE /managers/quests/{questId}',
  'DELETE /managers/challenges/{challengeId}',
  'POST /access-control/group/resource/delete',
  'DELETE /access-control/group/{roleId}',
  'DELETE /recipient-lists/{listId}',
  'DELETE /managers/templates/{templateId}',
]
const inOrder = inStudio.toSorted((a, b) => ENDING.indexOf(callOf(a)) - ENDING.indexOf(callOf(b)))

describe.each(ROLES.slice(0, 6))('permitted to %s', (role) => {
  const permitted = inOrder.filter((endpoint) => isAllowed(role, endpoint) && !NOT_TRIED.includes(callOf(endpoint)))
  test('something', () => expect(permitted.length).toBeGreaterThan(40))
  test.each(permitted.map((endpoint) => [callOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    const { status, key } = await ask(endpoint, role)
    // What only admins can do needs more than ids: here it gets as far as its fields.
    const isOfAdmins = lineOf(endpoint).contributor === 'no'
    expect(isOfAdmins ? [200, 400, 409] : [200, 409], key).toContain(status)
  })
})
