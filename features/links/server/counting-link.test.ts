import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { call } from '#base/call.ts'
import { buildSessions, readBuiltSession } from '#features/builder/api-contract.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { NO_EVIDENCE } from '#features/claims/evidence-rules.ts'
import { claims, templatePlaces } from '#features/claims/server/tables.ts'
import { revokeSession } from '#features/history/contract.ts'
import { enterLink, getClaim } from '#features/issuing/contract.ts'
import { acceptClaims } from '#features/issuing/server/accept-claims.ts'
import { claimToken } from '#features/mailing/server/claim-token.ts'
import { getTemplate } from '#features/templates/contract.ts'
import { templates } from '#features/templates/server/tables.ts'
import { claimWithKey, startSending, tokenOf } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { listLinks, sendOpenSession, shareLink } from '../contract.ts'
import { sendOpenSession as mailLink } from './send-open-session.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  issuer = await startSending(world)
})
afterAll(() => world.close())

const as = () => ({ token: issuer.token })
const mail = (...emails: string[]) => world.call(sendOpenSession, { templateId: issuer.templateId, emails }, as())
const share = async () => tokenOf((await world.call(shareLink, { templateId: issuer.templateId }, as())).link)
const links = async () => (await world.call(listLinks, { templateId: issuer.templateId }, as())).links
const history = () => world.call(listSessions, { templateId: issuer.templateId }, as())
const rows = () => world.ctx().db.select().from(claims).where(eq(claims.templateId, issuer.templateId))
const dayFromNow = (days: number) => new Date(world.now().getTime() + days * 86_400_000)
const startEvent = async (limit: number) => {
  const [startDate, endDate] = [dayFromNow(8).toISOString(), dayFromNow(9).toISOString()]
  issuer = await startSending(world, { category: 'ticket', location: '', startDate, endDate, limit })
}
const setLimit = (limit: number) =>
  world.ctx().db.update(templates).set({ limit }).where(eq(templates.id, issuer.templateId))
const reserved = async () => {
  const { db } = world.ctx()
  const [places] = await db.select().from(templatePlaces).where(eq(templatePlaces.templateId, issuer.templateId))
  return places?.reserved
}
const openRows = async () => (await rows()).filter(({ didLimit }) => didLimit !== 1)

test('leaves a row for each mailed address and none for the counting link', async () => {
  await mail('lea@example.org', 'max@example.org')
  const { sessions, counts } = await history()
  expect(sessions.map(({ emails }) => emails[0]).sort()).toEqual(['lea@example.org', 'max@example.org'])
  expect(counts).toMatchObject({ all: 2, pending: 2, link: 0 })
  expect(await links()).toEqual([])
  const template = await world.call(getTemplate, { templateId: issuer.templateId }, as())
  expect(template.sessions).toHaveLength(2)
  expect(await openRows()).toMatchObject([{ reserved: 2 }])
})

test('counts pending rows alike in the history and on the template, beside an open link', async () => {
  await mail('lea@example.org', 'max@example.org')
  await share()
  const { counts } = await history()
  const template = await world.call(getTemplate, { templateId: issuer.templateId }, as())
  expect(counts).toMatchObject({ all: 3, pending: 2, link: 1 })
  expect(template.counts).toMatchObject({ distributed: 2, waiting: counts.pending, open: 3 })
})

test('treats a counting link as unknown until it is shared', async () => {
  const { challenge } = await mail('lea@example.org')
  const token = claimToken(world.config, challenge, 1)
  expect((await world.call(getClaim, { token })).state).toBe('unknown')
  const entering = world.call(enterLink, { token, captchaSolution: 'none' })
  await expect(entering).rejects.toMatchObject({ key: 'claimGone' })
  const asking = { did: 'did:key:z6Mk', entryId: '', network: 'net', language: 'en' } as const
  expect(await acceptClaims(world.ctx(), { claimId: challenge, n: 1 }, [asking])).toEqual([undefined])
  expect(await share()).toBe(token)
  await claimWithKey(world, token)
  expect(await links()).toMatchObject([{ challenge, taken: 1, reserved: 1, state: 'open' }])
})

test('hides a counting link from session builders', async () => {
  const { challenge } = await mail('lea@example.org')
  const { apiKey } = await world.call(createSessionBuilder, { templateId: issuer.templateId }, as())
  const caller = { ...world.caller(), headers: () => ({ token: apiKey }) }
  await call(caller, buildSessions, { didLimit: 1 })
  await expect(call(caller, readBuiltSession, { challenge })).rejects.toMatchObject({ key: 'notFound' })
})

testOnPostgres('uses one link for concurrent e-mails and shares', async () => {
  const [, , one, two] = await Promise.all([mail('lea@example.org'), mail('max@example.org'), share(), share()])
  expect(one).toBe(two)
  expect(await openRows()).toMatchObject([{ reserved: 2, isShown: true }])
  expect((await history()).counts).toMatchObject({ all: 3, pending: 2, link: 1 })
})

test('counts a mailing in the visible link rather than in a counting link', async () => {
  const shown = await issuer.open({ didLimit: 5 })
  await mail('lea@example.org')
  expect(await links()).toMatchObject([{ didLimit: 5, taken: 0, reserved: 1 }])
  expect(await share()).toBe(shown)
})

test('gives 30 days to each address mailed weeks later', async () => {
  onTestFinished(world.stopClock())
  await mail('lea@example.org')
  for (const [days, email] of [
    [29, 'max@example.org'],
    [31, 'zoe@example.org'],
  ] as const) {
    world.advance(days * 86_400_000)
    // A session of the first day has expired.
    await mailLink(issuer.ctx, { templateId: issuer.templateId, emails: [email], message: '', ...NO_EVIDENCE })
    expect((await rows()).find((row) => row.email === email)?.endDate).toEqual(dayFromNow(30))
  }
  expect(await openRows()).toMatchObject([{ reserved: 3, endDate: dayFromNow(30) }])
})

test('mails the added places of an event, and shows its current places on the link', async () => {
  await startEvent(2)
  await mail('lea@example.org', 'max@example.org')
  await expect(mail('zoe@example.org')).rejects.toMatchObject({ key: 'quantityUsed' })
  await setLimit(4)
  await mail('zoe@example.org')
  const token = await share()
  expect(await links()).toMatchObject([{ didLimit: 4, reserved: 3, state: 'open' }])
  await claimWithKey(world, token)
  expect(await links()).toMatchObject([{ taken: 1, state: 'full' }])
})

test("never exceeds an event's places with simultaneous mailings and collections", async () => {
  await startEvent(3)
  const answers = await Promise.allSettled([
    mail('lea@example.org', 'max@example.org'),
    mail('zoe@example.org', 'kim@example.org'),
    share().then((token) => Promise.allSettled([claimWithKey(world, token), claimWithKey(world, token)])),
    mail('tom@example.org'),
  ])
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
  const all = await rows()
  const given = all.reduce((sum, { didLimit, taken }) => sum + (didLimit === 1 ? 1 : taken), 0)
  expect(given).toBeLessThanOrEqual(3)
  expect(await reserved()).toBe(given)
  const mailed = all.filter(({ didLimit }) => didLimit === 1).length
  expect((await openRows()).reduce((sum, row) => sum + row.reserved, 0)).toBe(mailed)
})

test('shares a link that gives badges now, never a full or future one', async () => {
  const full = await issuer.open({ didLimit: 2 })
  await mail('lea@example.org', 'max@example.org')
  const [startDate, endDate] = [dayFromNow(1).toISOString(), dayFromNow(2).toISOString()]
  const later = await issuer.open({ didLimit: 5, startDate, endDate })
  const shared = await share()
  expect([full, later]).not.toContain(shared)
  await claimWithKey(world, shared)
  expect(await share()).toBe(shared)
})

testOnPostgres('shares no link that is being revoked', async () => {
  const old = await issuer.open({ didLimit: 5 })
  const challenge = (await links())[0]?.challenge ?? ''
  const revoking = world.call(revokeSession, { challenge, reason: 'Leaked' }, as())
  const [shared] = await Promise.all([share(), revoking])
  expect(await share()).not.toBe(old)
  if (shared !== old) await claimWithKey(world, shared)
})

test('refuses to share when every place is reserved', async () => {
  await startEvent(2)
  await mail('lea@example.org', 'max@example.org')
  await expect(share()).rejects.toMatchObject({ key: 'quantityUsed' })
  expect(await links()).toEqual([])
})
