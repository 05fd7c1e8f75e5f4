import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { call } from '#base/call.ts'
import { endpoint } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { buildSessions } from '#features/builder/api-contract.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { showApiKey } from '#features/issuers/contract.ts'
import { inTransaction } from '#platform/context.ts'
import type { KeyCall } from '#platform/http/serve.ts'
import { rateWindows } from '#platform/tables.ts'
import { startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { CALLS_PER_MINUTE } from '../rules.ts'
import { eraseKeysOf } from './erase-keys.ts'
import { forgetAnswers, onceByKey } from './once-by-key.ts'
import { idempotencyKeys } from './tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let apiKey = ''
let key = ''
beforeAll(async () => {
  world = await openWorld({ config: { mailLimit24h: 20 } })
  issuer = await startSending(world)
  const builder = await world.call(createSessionBuilder, { templateId: issuer.templateId }, { token: issuer.token })
  apiKey = builder.apiKey
})
beforeEach(async () => {
  key = newId()
  await world.ctx().db.delete(rateWindows)
})
afterAll(() => world.close())

type Asked = Parameters<typeof call<typeof buildSessions>>[2]
const build = (asked: Asked, { token = apiKey, text = key } = {}) => {
  const headers: Record<string, string> = text === '' ? { token } : { token, 'idempotency-key': text }
  return call({ ...world.caller(), headers: () => headers }, buildSessions, asked)
}
const people = () => [`${newId()}@example.org`, `${newId()}@example.org`]
/** Counts the claims made by some work. */
const made = async (work: () => Promise<unknown>) => {
  const before = await world.ctx().db.$count(claims)
  await work()
  return (await world.ctx().db.$count(claims)) - before
}

test('repeats the response to a call with the same key, and sends nothing more', async () => {
  const [one = '', other = ''] = people()
  const emails = [one, other, one]
  const first = await build({ emails })
  expect(first.links).toEqual([first.links[0], first.links[1], first.links[0]])
  expect(await made(async () => expect(await build({ emails })).toEqual(first))).toBe(0)
})

test('stores no link of an answer in clear', async () => {
  const { links } = await build({ didLimit: 1 })
  const [row] = await world.ctx().db.select().from(idempotencyKeys)
  expect(links[0]).toContain('http')
  expect(JSON.stringify(row)).not.toContain(links[0]?.slice(-20))
})

testOnPostgres('sends once for five calls at once with one key', async () => {
  const emails = people()
  const answers = new Set<string>()
  const once = async () => answers.add(JSON.stringify(await build({ emails })))
  expect(await made(() => Promise.all([once(), once(), once(), once(), once()]))).toBe(2)
  expect(answers.size).toBe(1)
})

test('recognizes a repeated call after a change of SECRET while the old one is configured', async () => {
  const emails = people()
  const first = await build({ emails })
  const { config } = world.ctx()
  const { secret, oldSecret } = config
  onTestFinished(() => void Object.assign(config, { secret, oldSecret }))
  Object.assign(config, { secret: 'another secret of the tests', oldSecret: secret })
  expect(await build({ emails })).toEqual(first)
})

test('refuses another call with the same key', async () => {
  await build({ emails: people() })
  const other = async () =>
    expect(build({ emails: people() })).rejects.toMatchObject({ key: 'keyReused', status: 409, code: 4090 })
  expect(await made(other)).toBe(0)
})

test('frees the key of a refused call', async () => {
  const emails = Array.from({ length: 30 }, (_, at) => `${at}${newId()}@example.org`)
  await expect(build({ emails })).rejects.toMatchObject({ key: 'tooManyEmails' })
  expect((await build({ didLimit: 1 })).links).toHaveLength(1)
})

test('separates the keys of different API keys', async () => {
  const own = (await world.call(showApiKey, {}, { token: issuer.token })).apiKey
  const asked = { templateId: issuer.templateId, didLimit: 1 }
  const { links } = await build(asked)
  expect((await build(asked, { token: own })).links).not.toEqual(links)
})

test('sends each time without a key', async () => {
  const twice = () => Promise.all([1, 2].map(() => build({ didLimit: 1 }, { text: '' })))
  expect(await made(twice)).toBe(2)
})

test('frees a key and deletes its call after a day', async () => {
  const system = world.ctx({ kind: 'system', job: 'test' })
  const { links } = await build({ didLimit: 1 })
  world.advance(86_400_000 - 60_000)
  await forgetAnswers(system)
  expect((await build({ didLimit: 1 })).links).toEqual(links)
  world.advance(60_001)
  expect((await build({ didLimit: 2 })).links).not.toEqual(links)
  world.advance(86_400_001)
  await forgetAnswers(system)
  expect(await system.db.$count(idempotencyKeys)).toBe(0)
})

test('forgets the answers to a deleted community, and no others', async () => {
  await world.ctx().db.delete(idempotencyKeys)
  await build({ didLimit: 1 })
  const left = () => world.ctx().db.$count(idempotencyKeys)
  await eraseKeysOf(world.ctx(), 'another')
  expect(await left()).toBe(1)
  await eraseKeysOf(world.ctx(), issuer.issuerId)
  expect(await left()).toBe(0)
})

const asKey = () => world.ctx({ kind: 'apiKey', issuerId: issuer.issuerId as never, keyId: 'k', templateId: '' })
const ofCall = (callsOut: boolean, work: KeyCall['work']): KeyCall => {
  const input = z.object({})
  const declared = { method: 'POST', path: '/x', who: 'apiKey', cors: 'studio', input, output: input } as const
  return { endpoint: endpoint({ ...declared, callsOut }), idempotencyKey: key, input: {}, work }
}

test('rolls back a failed part that the work catches, and keeps what it did after it', async () => {
  const write = (id: string) => (ctx: ReturnType<typeof asKey>) =>
    ctx.db.insert(rateWindows).values({ key: id, startedAt: ctx.now(), taken: 1 })
  await onceByKey(
    asKey(),
    ofCall(false, async (ctx) => {
      const failed = inTransaction(ctx as never, async (ctx) => {
        await write('lost')(ctx as never)
        throw new Error('caught')
      })
      await expect(failed).rejects.toThrow('caught')
      await inTransaction(ctx as never, (ctx) => write('kept')(ctx as never))
      return {}
    }),
  )
  const rows = await world.ctx().db.select({ key: rateWindows.key }).from(rateWindows)
  expect(rows).toEqual([{ key: 'kept' }])
})

test('refuses a second call to another server while the first is not answered, and repeats its answer afterwards', async () => {
  let answer: (value: object) => void = () => undefined
  const first = onceByKey(
    asKey(),
    ofCall(true, () => new Promise((resolve) => (answer = resolve))),
  )
  await expect.poll(() => world.ctx().db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(1)
  const again = () =>
    onceByKey(
      asKey(),
      ofCall(true, () => Promise.reject(new Error('called again'))),
    )
  await expect(again()).rejects.toMatchObject({ key: 'keyInUse' })
  answer({ status: 200 })
  expect(await first).toEqual({ status: 200 })
  expect(await again()).toEqual({ status: 200 })
})

test('counts the calls of a key in a minute, and says when the next may come', async () => {
  const host = new URL(world.config.publicUrl).host
  const ask = () => world.app.inject({ url: '/api/v1/builder/badges/none', headers: { token: apiKey, host } })
  const first = await ask()
  expect(first.statusCode).toBe(404)
  expect(first.headers.ratelimit).toBe(`"key";r=${CALLS_PER_MINUTE - 1};t=60`)
  await world.ctx().db.update(rateWindows).set({ taken: CALLS_PER_MINUTE })
  const last = await ask()
  expect(last.statusCode).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
})
