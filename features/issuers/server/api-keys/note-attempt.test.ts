import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { call } from '#base/call.ts'
import { buildSessions } from '#features/builder/api-contract.ts'
import { openGate } from '#features/gate/contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { logSecurityEvent } from '#platform/access/security-events.ts'
import type { Log } from '#platform/process/log.ts'
import { audit, rateWindows } from '#platform/tables.ts'
import { issuerIdOf, mailedLink, makeContributor, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { regenerateApiKey } from '../../contract.ts'
import { ALERT_AFTER } from '../../rules.ts'
import { apiKeys } from '../tables.ts'
import { makeApiKey } from './make-api-key.ts'

const OPERATOR = 'operator@example.org'
let world: World
beforeAll(async () => {
  world = await openWorld({ config: { supportEmail: OPERATOR } })
})
afterAll(() => world.close())

const times = (count: number, act: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, () => act()))
const alertsTo = async (email: string) => {
  await world.runJobs()
  const mails = (await world.outbox()).filter(({ to }) => to?.[0]?.address === email)
  return mails.filter(({ subject }) => subject?.startsWith('Many refused attempts'))
}
const byKey = (token: string) => () =>
  call({ ...world.caller(), headers: () => ({ token }) }, buildSessions, { didLimit: 1 })
const community = async (email: string) => {
  const { token } = await signUp(world, email, { name: `Club of ${email.slice(0, 3)}` })
  return { token, issuerId: await issuerIdOf(world, token) }
}

test('alerts the admins of many refused rights once an hour, by bell and e-mail', async () => {
  const email = 'ada@example.org'
  const { token } = await community(email)
  const { token: link } = await mailedLink(world, email)
  const { token: admin } = await world.call(finalizeLink, { token: link })
  await makeContributor(world, token)
  const attempt = () => world.call(regenerateApiKey, { confirmed: true }, { token })
  const bell = async () =>
    (await world.call(listNotices, {}, { token: admin })).notices.map(({ kind, count }) => [kind, count])
  await times(ALERT_AFTER - 1, attempt)
  expect(await bell()).toEqual([])
  await times(6, attempt)
  expect(await bell()).toEqual([['manyRefusals', ALERT_AFTER]])
  expect(await alertsTo(email)).toHaveLength(1)
  world.advance(60 * 60_000 + 1)
  await times(ALERT_AFTER, attempt)
  expect(await bell()).toHaveLength(2)
})

test('counts a revoked key as an attempt on its community, not on the server', async () => {
  const { issuerId } = await community('ben@example.org')
  const { id, apiKey } = await makeApiKey(world.ctx(), { issuerId })
  await world.ctx().db.update(apiKeys).set({ endedAt: world.now() }).where(eq(apiKeys.id, id))
  await times(ALERT_AFTER, byKey(apiKey))
  expect(await alertsTo('ben@example.org')).toHaveLength(1)
  expect(await alertsTo(OPERATOR)).toEqual([])
})

test('alerts the operator of unknown keys and wrong site passwords together', async () => {
  await times(ALERT_AFTER - 1, byKey('nobody made it'))
  expect(await alertsTo(OPERATOR)).toEqual([])
  await times(1, () => world.call(openGate, { password: 'wrong' }))
  expect(await alertsTo(OPERATOR)).toHaveLength(1)
})

test('stops counting attempts for a minute after an alert', async () => {
  onTestFinished(world.stopClock())
  const { token, issuerId } = await community('leo@example.org')
  await makeContributor(world, token)
  const attempt = () => world.call(regenerateApiKey, { confirmed: true }, { token })
  const isIts = eq(rateWindows.key, `attempts:${issuerId}`)
  const counted = async () => (await world.ctx().db.select().from(rateWindows).where(isIts))[0]?.taken
  await times(ALERT_AFTER, attempt)
  expect(await counted()).toBe(ALERT_AFTER)
  await times(5, attempt)
  expect(await counted()).toBe(ALERT_AFTER)
  world.advance(60_000)
  await times(1, attempt)
  expect(await counted()).toBe(ALERT_AFTER + 1)
})

test('does not count ended sessions and missing proofs as attempts', async () => {
  const { token, issuerId } = await community('eve@example.org')
  await times(ALERT_AFTER, () => world.call(regenerateApiKey, { confirmed: true }, { token }))
  await times(ALERT_AFTER, () => world.call(regenerateApiKey, { confirmed: true }, { token: 'none' }))
  const rows = await world.ctx().db.select().from(audit).where(eq(audit.issuerId, issuerId))
  expect(rows.filter(({ action }) => action === 'notice.manyRefusals')).toEqual([])
})

test('logs kind, route and session, without an address', () => {
  const lines: [object, string][] = []
  const add = (fields: object, message: string) => void lines.push([fields, message])
  const log: Log = { debug: add, info: add, warn: add, error: add }
  const actor = { kind: 'chooser', sessionId: 'the session', email: 'ada@example.org' } as const
  logSecurityEvent({ ...world.ctx(actor), log }, regenerateApiKey, 'rightRefused')
  const route = 'POST /api/v1/managers/regenerate-api-key'
  const named = { security: 'rightRefused', route, actor: 'chooser', by: 'the session' }
  expect(lines).toEqual([[expect.objectContaining(named), 'security event']])
  expect(JSON.stringify(lines)).not.toContain('ada@example.org')
})
