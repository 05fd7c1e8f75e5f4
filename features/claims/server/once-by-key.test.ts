import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { call } from '#base/call.ts'
import { newId } from '#base/ids.ts'
import { showApiKey } from '#features/issuers/contract.ts'
import { startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { buildSessions } from '../builder-contract.ts'
import { createSessionBuilder } from '../contract.ts'
import { forgetBuiltSends } from './once-by-key.ts'
import { builtSends } from './send-tables.ts'
import { claims } from './tables.ts'

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
/** How many claims some work makes. */
const made = async (work: () => Promise<unknown>) => {
  const before = await world.ctx().db.$count(claims)
  await work()
  return (await world.ctx().db.$count(claims)) - before
}

test('a call that comes again with its key sends nothing more and answers the same', async () => {
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

test('a call that comes again after SECRET was changed is known while the old one stands beside it', async () => {
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

test('another call with the key is refused and sends nothing', async () => {
  await build({ emails: people() })
  const other = async () =>
    expect(build({ emails: people() })).rejects.toMatchObject({ key: 'idempotencyKeyUsed', status: 422, code: 4220 })
  expect(await made(other)).toBe(0)
})

test('a call that was refused leaves its key free', async () => {
  const emails = Array.from({ length: 30 }, (_, at) => `${at}${newId()}@example.org`)
  await expect(build({ emails })).rejects.toMatchObject({ key: 'tooManyEmails' })
  expect((await build({ didLimit: 1 })).links).toHaveLength(1)
})

test("one API key's answers are not another's", async () => {
  const own = (await world.call(showApiKey, {}, { token: issuer.token })).apiKey
  const asked = { templateId: issuer.templateId, didLimit: 1 }
  const { links } = await build(asked)
  expect((await build(asked, own)).links).not.toEqual(links)
})

test('without a key the same call sends each time', async () => {
  const twice = () => Promise.all([1, 2].map(() => build({ didLimit: 1, idempotencyKey: '' })))
  expect(await made(twice)).toBe(2)
})

test('after a day the key is free again, and what was kept of the call is gone', async () => {
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
