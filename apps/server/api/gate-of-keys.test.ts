import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#base/call.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { newId, type Thing, thingOf } from '#base/ids.ts'
import type { CallProblem } from '#base/problem.ts'
import { SCOPES, type Scope } from '#base/scopes.ts'
import { badges } from '#features/badges/server/tables.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { callWith, putKey } from '#features/developers/server/testing-keys.ts'
import { showApiKey } from '#features/issuers/contract.ts'
import { claimWithKey } from '#testing/claim.ts'
import { claimTokenOf, issuerIdOf, makeTemplate, proveNow, send, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ROUTES } from '../features.ts'
import { FIELDS, idsOf as namedIn, nameOf } from './testing-inputs.ts'

let world: World
/**
 * An API key and a session builder's key for one template; ids of another community, and of another template of theirs.
 */
const keys: Record<string, string> = {}
const foreign: Partial<Record<Thing, string>> = {}
const sibling: Partial<Record<Thing, string>> = {}
/** Keys with one scope, and with all but one. */
const only = new Map<Scope, string>()
const without = new Map<Scope, string>()

beforeAll(async () => {
  world = await openWorld()
  const { token } = await signUp(world, 'mine@example.org')
  const { templateId } = await makeTemplate(world, token)
  await proveNow(world, token)
  keys.issuer = (await world.call(showApiKey, {}, { token })).apiKey
  const issuerId = await issuerIdOf(world, token)
  for (const scope of SCOPES) {
    only.set(scope, await putKey(world, issuerId, { scopes: [scope] }))
    without.set(scope, await putKey(world, issuerId, { scopes: SCOPES.filter((one) => one !== scope) }))
  }
  keys.all = await putKey(world, issuerId)
  keys.other = await putKey(world, issuerId, { templateIds: [newId()] })
  keys.builder = (await world.call(createSessionBuilder, { templateId }, { token })).apiKey
  await fill(sibling, token)
  await fill(foreign, (await signUp(world, 'theirs@example.org', { name: 'Other Club' })).token)
})
afterAll(() => world.close())

/** Ids of a template of a community, with a session and a badge of it. */
async function fill(ids: Partial<Record<Thing, string>>, token: string): Promise<void> {
  const { templateId } = await makeTemplate(world, token)
  const [link = ''] = await send(world, token, templateId, ['lea@example.org'])
  const known = new Set((await world.ctx().db.select().from(badges)).map(({ id }) => id))
  await claimWithKey(world, claimTokenOf(link))
  const badge = (await world.ctx().db.select().from(badges)).find(({ id }) => !known.has(id))?.id
  const { sessions } = await world.call(listSessions, { templateId }, { token })
  Object.assign(ids, { template: templateId, claim: sessions[0]?.challenge, badge })
}

const closed = ROUTES.map((route) => route.endpoint).filter(({ who }) => who !== 'anyone')
const scoped = closed.flatMap((endpoint) =>
  endpoint.scope ? [[nameOf(endpoint), endpoint, endpoint.scope] as const] : [],
)
const unscoped = closed.filter(({ scope }) => !scope).map((endpoint) => [nameOf(endpoint), endpoint] as const)
const byKey = ROUTES.map((route) => route.endpoint).filter(({ who }) => who === 'apiKey')
const named = byKey.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const shapeOf = (endpoint: Endpoint) => (endpoint.input as z.ZodObject).shape as Record<string, z.ZodType>
const ask = async (endpoint: Endpoint, input: Record<string, unknown>, key = '') => {
  const caller = { ...world.caller(), headers: () => ({ token: key }) }
  const problem = await call(caller, endpoint, input as never).then(
    () => undefined,
    (error: CallProblem) => error,
  )
  return problem ? { status: problem.status, code: problem.code } : { status: 200, code: 0 }
}
const idsOf = (endpoint: Endpoint, of: Partial<Record<Thing, string>>) =>
  Object.fromEntries(
    Object.entries(shapeOf(endpoint)).flatMap(([field, schema]) => {
      const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
      const thing = thingOf(inner)
      return thing ? [[field, of[thing]]] : []
    }),
  )

test('there are calls by key', () => expect(byKey.length).toBeGreaterThan(2))

test.each(named)('%s requires a known key', async (_, endpoint) => {
  const ids = idsOf(endpoint, sibling)
  expect(Object.values(ids)).not.toContain(undefined)
  for (const key of ['', 'nonsense', `${keys.issuer}x`, 'x'.repeat(5000)])
    expect(await ask(endpoint, ids, key)).toEqual({ status: 401, code: 3000 })
})

test.each(named)(
  "%s finds nothing of another community, and a builder's key nothing of another template",
  async (_, endpoint) => {
    expect(await ask(endpoint, idsOf(endpoint, foreign), keys.issuer)).toEqual({ status: 404, code: 4040 })
    expect(await ask(endpoint, idsOf(endpoint, foreign), keys.builder)).toEqual({ status: 404, code: 4040 })
    expect(await ask(endpoint, idsOf(endpoint, sibling), keys.builder)).toEqual({ status: 404, code: 4040 })
    expect((await ask(endpoint, idsOf(endpoint, sibling), keys.issuer)).status).toBe(200)
  },
)

test.each(named)('%s refuses garbage with a problem, never 500', async (_, endpoint) => {
  for (const value of [
    null,
    7,
    '',
    'x'.repeat(5000),
    { $ne: 1 },
    [[]],
    '\u0000',
    '\ud83d',
    "'; drop table claims; --",
  ]) {
    const input = Object.fromEntries(Object.keys(shapeOf(endpoint)).map((field) => [field, value]))
    const path = endpoint.path.match(/\{(\w+)\}/)?.[1]
    const text = path && input[path]
    // A path cannot be empty or contain a lone surrogate.
    if (path && (typeof text !== 'string' || text === '' || !text.isWellFormed())) input[path] = 'x'
    // A header cannot contain a control character or a lone surrogate.
    if (!/^[ -~]*$/.test(String(input.idempotencyKey ?? ''))) delete input.idempotencyKey
    const { status } = await ask(endpoint, input, keys.issuer)
    expect(status, JSON.stringify(value)).toBeGreaterThanOrEqual(400)
    expect(status, JSON.stringify(value)).toBeLessThan(500)
  }
})

test('each scope opens something, but for the one that shows addresses', () =>
  expect(new Set(['addresses:read', ...scoped.map(([, , scope]) => scope)])).toEqual(new Set(SCOPES)))

test.each(unscoped)('%s is refused to a key with every scope', async (_, endpoint) => {
  expect(await problemOf(endpoint, {}, keys.all)).toEqual({ status: 403, key: 'notForKeys' })
})

test.each(scoped)('%s needs its scope and nothing else', async (_, endpoint, scope) => {
  expect(await problemOf(endpoint, {}, without.get(scope))).toEqual({ status: 403, key: 'scopeMissing' })
  // A row that does not exist, because the call would otherwise change what other tests need.
  const ids = Object.fromEntries(namedIn(endpoint).map(({ field }) => [field, newId()]))
  const found = await problemOf(endpoint, { ...FIELDS[endpoint.path], ...ids }, only.get(scope))
  expect([200, 400, 404, 409], JSON.stringify(found)).toContain(found.status)
})

test.each(scoped.filter(([, endpoint]) => namedIn(endpoint).some(({ thing }) => thing === 'template')))(
  '%s is refused to a key for another template',
  async (_, endpoint) => {
    const ids = Object.fromEntries(namedIn(endpoint).map(({ field, thing }) => [field, sibling[thing] ?? newId()]))
    const { status, key } = await problemOf(endpoint, { ...FIELDS[endpoint.path], ...ids }, keys.other)
    expect([403, 404]).toContain(status)
    expect(['keyTemplate', 'notFound']).toContain(key)
  },
)

/** How a key's call is refused; status 200 if it is not. */
async function problemOf(endpoint: Endpoint, input: Record<string, unknown>, key = '') {
  return callWith(world, key, endpoint, input as never).then(
    () => ({ status: 200, key: '' }),
    ({ status, key }: CallProblem) => ({ status, key }),
  )
}
