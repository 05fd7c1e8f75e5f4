import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import { newId } from '#base/ids.ts'
import { buildSessions } from '#features/builder/api-contract.ts'
import { createSessionBuilder } from '#features/builder/contract.ts'
import { listSessions } from '#features/claims/contract.ts'
import { endClaimsOf } from '#features/claims/server/follow-template.ts'
import { claims } from '#features/claims/server/tables.ts'
import { changeBatch, resendSession, revokeSession } from '#features/history/contract.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { addSuppression } from '#features/mailing/suppression-contract.ts'
import { mailRoomOf } from '#features/sends/mail/server/mail-limit.ts'
import { retrySend } from '#features/sends/running/contract.ts'
import { finishSend } from '#features/sends/running/server/finish-send.ts'
import { sends } from '#features/sends/server/tables.ts'
import { enterAs } from '#features/team/server/testing-admins.ts'
import { type Mailer, MailRefused } from '#platform/mail/mail.ts'
import { moveOperation, startOperation } from '#platform/operations/operations.ts'
import { events } from '#platform/tables.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { listNotices, seeNotices } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let as: { token: string }

let isAway = true
const server: Mailer = {
  send: async ({ to }) => {
    if (isAway && to.startsWith('gone')) throw new MailRefused('550 5.1.1 no such user')
    return { response: '250 ok' }
  },
  close: () => undefined,
}

beforeAll(async () => {
  world = await openWorld({ mail: server })
})
beforeEach(async () => {
  issuer = await startSending(world)
  as = { token: issuer.token }
})
afterAll(() => world.close())

const bell = (before = 0) => world.call(listNotices, { before }, as)
const summaries = async () => (await bell()).notices.map(({ kind, count, title }) => [kind, count, title])
const sendTo = async (...emails: string[]) => {
  const { sendId } = await issuer.ask({ emails })
  await world.runJobs()
  return sendId
}

test('notifies once of a finished send and its bounces, with the template, and wakes the stream', async () => {
  await sendTo('lea@example.org', 'max@example.org', 'gone@example.org')
  expect(await summaries()).toEqual([
    ['mailsBounced', 1, 'Lead climbing'],
    ['sendFinished', 2, 'Lead climbing'],
  ])
  const kinds = await world.ctx().db.select().from(events).where(eq(events.issuerId, issuer.issuerId))
  expect(kinds.map(({ kind }) => kind)).toContain('notice.sendFinished')
  const { notices, unseen } = await bell()
  expect([unseen, notices[0]?.category]).toEqual([2, 'basic'])
  expect(notices[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
})

test('notifies once of a finished send, even with several mailers', async () => {
  const sendId = await sendTo('lea@example.org')
  await world.ctx().db.update(sends).set({ finishedAt: null }).where(eq(sends.id, sendId))
  const before = (await summaries()).length
  await Promise.all(Array.from({ length: 6 }, () => finishSend(world.ctx(), sendId)))
  expect((await summaries()).length - before).toBe(1)
})

test('notifies again when a resent e-mail bounces', async () => {
  await sendTo('gone@example.org')
  const { sessions } = await world.call(listSessions, { templateId: issuer.templateId }, as)
  await world.call(resendSession, { challenge: sessions[0]?.challenge ?? '' }, as)
  await world.runJobs()
  expect((await summaries()).map(([kind]) => kind)).toEqual(['mailsBounced', 'mailsBounced'])
})

test('notifies only of bounces for a send by API', async () => {
  const { apiKey } = await world.call(createSessionBuilder, { templateId: issuer.templateId }, as)
  const caller = { ...world.caller(), headers: () => ({ token: apiKey }) }
  await call(caller, buildSessions, { emails: ['lea@example.org', 'gone@example.org'] })
  await world.runJobs()
  expect(await summaries()).toEqual([['mailsBounced', 1, 'Lead climbing']])
})

test.each([
  ['suppressed', () => world.call(addSuppression, { email: 'max@example.org', reason: 'asked' }, as)],
  ['revoked', (challenge: string) => world.call(revokeSession, { challenge, reason: 'A mistake' }, as)],
  ['replaced by a link', (challenge: string) => world.call(resendSession, { challenge, isMailed: false }, as)],
  ['ended with its template', () => endClaimsOf(world.ctx(), { templateId: issuer.templateId })],
])('finishes a send whose last e-mail is %s', async (_, end) => {
  const { sendId } = await issuer.ask({ emails: ['lea@example.org', 'max@example.org'], isUndoable: true })
  await world.ctx().db.update(claims).set({ delivery: 'sent' }).where(eq(claims.email, 'lea@example.org'))
  await world.ctx().db.update(sends).set({ holdUntil: null }).where(eq(sends.id, sendId))
  const isLast = and(eq(claims.sendId, sendId), eq(claims.delivery, 'queued'))
  const [last] = await world.ctx().db.select().from(claims).where(isLast)
  await end(last?.id ?? '')
  await world.runJobs()
  expect(await summaries()).toEqual([['sendFinished', 1, 'Lead climbing']])
})

test('notifies once more of a retry, and only of the retried e-mails', async () => {
  const sendId = await sendTo('lea@example.org', 'gone@example.org')
  isAway = false
  await world.call(retrySend, { sendId }, as)
  await world.runJobs()
  isAway = true
  expect(await summaries()).toEqual([
    ['sendFinished', 1, 'Lead climbing'],
    ['mailsBounced', 1, 'Lead climbing'],
    ['sendFinished', 1, 'Lead climbing'],
  ])
})

test('notifies of all e-mails of a send that was retried before its end was recorded', async () => {
  const { sendId } = await issuer.ask({ emails: ['lea@example.org', 'max@example.org'], isUndoable: true })
  const { db } = world.ctx()
  await db.update(sends).set({ holdUntil: null }).where(eq(sends.id, sendId))
  const leave = (delivery: 'sent' | 'bounced', email: string) =>
    db
      .update(claims)
      .set({ delivery, mailedAt: world.now() })
      .where(and(eq(claims.sendId, sendId), eq(claims.email, email)))
  await leave('sent', 'lea@example.org')
  await leave('bounced', 'max@example.org')
  world.advance(1000)
  await world.call(retrySend, { sendId }, as)
  await world.runJobs()
  expect(await summaries()).toEqual([['sendFinished', 2, 'Lead climbing']])
})

test('notifies once of a failed operation, and never of a successful one', async () => {
  const { issuerId } = issuer
  const ctx = world.ctx()
  const operation = { kind: 'update-template', issuerId, subjectId: issuer.templateId }
  const failed = await startOperation(ctx, operation)
  await moveOperation(ctx, failed, 'error', 'transactionFailed')
  await moveOperation(ctx, failed, 'error', 'transactionFailed')
  await moveOperation(ctx, await startOperation(ctx, operation), 'success')
  expect(await summaries()).toEqual([['operationFailed', 0, 'Lead climbing']])
})

test('adds one notification for a change of many rows beyond the daily e-mail limit', async () => {
  await sendTo('lea@example.org', 'max@example.org')
  const { sessions } = await world.call(listSessions, { templateId: issuer.templateId }, as)
  const { issuerId, templateId } = issuer
  const mails = (await mailRoomOf(world.ctx(), issuerId)).left
  await world.ctx().db.insert(sends).values({ id: newId(), issuerId, templateId, mails, createdAt: world.now() })
  await world.call(changeBatch, { challenge: sessions[0]?.challenge ?? '', kind: 'renew' }, as)
  await world.runJobs()
  const { notices, unseen } = await bell()
  const shown = notices.map(({ kind, title }) => [kind, title])
  expect([shown, unseen]).toEqual([
    [
      ['operationFailed', 'Lead climbing'],
      ['sendFinished', 'Lead climbing'],
    ],
    2,
  ])
})

test('starts for a new admin when they join', async () => {
  await sendTo('lea@example.org')
  world.advance(1000)
  const { issuerId } = issuer
  const email = `${newId()}@example.org`
  const person = { email, firstName: 'Ben', lastName: 'Young', mainAdmin: false, registrationDate: world.now() }
  await world
    .ctx()
    .db.insert(issuerAdmins)
    .values({ issuerId, ...person })
  const ben = { token: await enterAs(world, issuerId, email) }
  expect(await world.call(listNotices, {}, ben)).toMatchObject({ notices: [], unseen: 0 })
  world.advance(1000)
  await sendTo('gone@example.org')
  const { notices, unseen } = await world.call(listNotices, {}, ben)
  expect([notices.map(({ kind }) => kind), unseen]).toEqual([['mailsBounced'], 1])
})

test('marks notifications as seen for the caller only, and ignores a late smaller mark', async () => {
  await sendTo('lea@example.org', 'gone@example.org')
  const { notices } = await bell()
  const [newest = 0, older = 0] = notices.map(({ id }) => id)
  await Promise.all([older, newest, older].map((to) => world.call(seeNotices, { to }, as)))
  expect(await bell()).toMatchObject({ unseen: 0, notices: [{ isNew: false }, { isNew: false }] })
  const other = await startSending(world)
  expect(await world.call(listNotices, {}, { token: other.token })).toMatchObject({ notices: [], unseen: 0 })
})

test('lists each notification once over several pages', async () => {
  for (let i = 0; i < 10; i++) {
    const operation = { kind: 'update-issuer', issuerId: issuer.issuerId, subjectId: issuer.issuerId }
    await moveOperation(world.ctx(), await startOperation(world.ctx(), operation), 'error')
  }
  const first = await bell()
  const second = await bell(first.next)
  expect([first.notices.length, second.notices.length, first.unseen, second.next]).toEqual([8, 2, 10, 0])
  expect(new Set([...first.notices, ...second.notices].map(({ id }) => id)).size).toBe(10)
})
