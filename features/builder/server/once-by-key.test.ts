import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { call } from '#base/call.ts'
import { newId } from '#base/ids.ts'
import { claims } from '#features/claims/server/tables.ts'
import { showApiKey } from '#features/issuers/contract.ts'
import { startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { buildSessions } from '../api-contract.ts'
import { createSessionBuilder } from '../contract.ts'
import { forgetBuiltSends } from './once-by-key.ts'
import { builtSends } from './tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let apiKey = ''
let idempotencyKey = ''
beforeAll(async () => {
  world = await openWorld({ config: { mailLimit24h: 20 } })
  issuer = await startSending(world)
  const builder = await world.call(createSessionBuilder, { templateId: issuer.templateId }, { token: issuer.token })
  apiKey = builder.apiKey
})
beforeEach(() => {
  idempotencyKey = newId()
})
afterAll(() => world.close())

type Asked = Parameters<typeof call<typeof buildSessions>>[2]
const build = (asked: Asked, key = apiKey) =>
  call({ ...world.caller(), headers: () => ({ token: key }) }, buildSessions, { idempotencyKey, ...asked })
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
  const { sendId, links } = await build({ emails })
  expect(sendId).toBe(first.sendId)
  expect(links).toHaveLength(first.links.length)
})

test('refuses another call with the same key', async () => {
  await build({ emails: people() })
  const other = async () =>
    expect(build({ emails: people() })).rejects.toMatchObject({ key: 'idempotencyKeyUsed', status: 422, code: 4220 })
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
  expect((await build(asked, own)).links).not.toEqual(links)
})

test('sends each time without a key', async () => {
  const twice = () => Promise.all([1, 2].map(() => build({ didLimit: 1, idempotencyKey: '' })))
  expect(await made(twice)).toBe(2)
})

test('frees a key and deletes its call after a day', async () => {
  const system = world.ctx({ kind: 'system', job: 'test' })
  const { links } = await build({ didLimit: 1 })
  world.advance(86_400_000 - 60_000)
  await forgetBuiltSends(system)
  expect((await build({ didLimit: 1 })).links).toEqual(links)
  world.advance(60_001)
  expect((await build({ didLimit: 2 })).links).not.toEqual(links)
  world.advance(86_400_001)
  await forgetBuiltSends(system)
  expect(await system.db.$count(builtSends)).toBe(0)
})
