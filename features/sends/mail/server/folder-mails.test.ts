import { eq, gt } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { changeBatch, changeSessions, resendSession, updateReminders } from '#features/history/contract.ts'
import { remindUnclaimed } from '#features/history/server/remind-unclaimed.ts'
import { importSessions } from '#features/imports/contract.ts'
import { sendOpenSession } from '#features/links/contract.ts'
import { takeFolderMails } from '#features/team/folders/server/mail-limit.ts'
import { folderMails } from '#features/team/server/tables.ts'
import { inTransaction } from '#platform/context.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { issuerIdOf, makeTemplate, signUp } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions, preflight } from '../../contract.ts'
import { undoSend } from '../../running/contract.ts'
import { lockReading, noteRead, openSend } from '../../running/server/reading-send.ts'
import { sends } from '../../server/tables.ts'

const LIMIT = 5
const DAY_MS = 86_400_000
let world: World
let admin = ''
let templateId = ''
let person: Awaited<ReturnType<typeof joinFolder>>

beforeEach(async () => {
  world = await openWorld()
  admin = (await signUp(world, 'ada@example.org')).token
  templateId = (await makeTemplate(world, admin)).templateId
  const issuerId = await issuerIdOf(world, admin)
  const folder = { mailsADay: LIMIT }
  person = await joinFolder(world, { issuerId, email: 'max@example.org', templateIds: [templateId], folder })
})
afterEach(() => world.close())

const as = () => ({ token: person.token })
const addresses = (count: number, name = 'person') =>
  Array.from({ length: count }, (_, at) => `${name}${at}@example.org`)
const ask = (emails: string[], more = {}, token = person.token) =>
  world.call(createSessions, { templateId, emails, ...more }, { token })
const rows = () => world.ctx().db.$count(claims)
const tooMany = { key: 'folderMailsUsed', status: 429 }

test('counts the e-mails of a contributor against the limit of their folder, all or none', async () => {
  await ask(addresses(4))
  await expect(ask(addresses(2, 'late'))).rejects.toMatchObject(tooMany)
  expect(await rows()).toBe(4)
  await ask(addresses(1, 'last'))
  await expect(ask(addresses(1, 'over'))).rejects.toMatchObject(tooMany)
  expect(await rows()).toBe(5)
})

test('forgets the e-mails of earlier days', async () => {
  await ask(addresses(LIMIT))
  await world.ctx().db.update(folderMails).set({ day: '2020-01-01' })
  await ask(addresses(LIMIT, 'next'))
  expect(await rows()).toBe(2 * LIMIT)
})

test('does not limit an admin, nor count what they send', async () => {
  await ask(addresses(LIMIT + 1), {}, admin)
  await ask(addresses(LIMIT, 'mine'))
  expect(await rows()).toBe(2 * LIMIT + 1)
})

test('counts lists, open links and e-mails that are sent again', async () => {
  const file = new File([['email', ...addresses(2)].join('\n')], 'people.csv')
  await world.call(importSessions, { templateId, file }, as())
  await world.runJobs()
  await world.call(sendOpenSession, { templateId, emails: addresses(1, 'link') }, as())
  // The e-mails change the rows that are compared below.
  await world.runJobs()
  const { sessions } = await world.call(listSessions, { templateId }, as())
  const challenges = sessions.map(({ challenge }) => challenge)
  const before = await world.ctx().db.select().from(claims)
  await expect(world.call(changeSessions, { challenges, kind: 'renew' }, as())).rejects.toMatchObject(tooMany)
  expect(await world.ctx().db.select().from(claims)).toEqual(before)
  await world.call(changeSessions, { challenges: challenges.slice(0, 1), kind: 'renew' }, as())
  await world.call(resendSession, { challenge: challenges[0] ?? '' }, as())
  await expect(world.call(resendSession, { challenge: challenges[1] ?? '' }, as())).rejects.toMatchObject(tooMany)
  const other = new File(['email\nlate@example.org'], 'late.csv')
  await expect(world.call(importSessions, { templateId, file: other }, as())).rejects.toMatchObject(tooMany)
  await expect(world.call(sendOpenSession, { templateId, emails: ['late@example.org'] }, as())).rejects.toMatchObject(
    tooMany,
  )
})

test('counts a change of a whole send when it is asked for', async () => {
  await ask(addresses(3))
  await world.runJobs()
  const { sessions } = await world.call(listSessions, { templateId }, as())
  const challenge = sessions[0]?.challenge ?? ''
  await expect(world.call(changeBatch, { challenge, kind: 'renew' }, as())).rejects.toMatchObject(tooMany)
  const told = { challenge, kind: 'revoke', reason: 'Wrong list', isTold: true } as const
  await expect(world.call(changeBatch, told, as())).rejects.toMatchObject(tooMany)
  await world.call(changeBatch, { ...told, isTold: false }, as())
  await world.runJobs()
  expect(await world.ctx().db.$count(claims, eq(claims.revokedReason, 'Wrong list'))).toBe(3)
})

test('says how many are left, the smaller of both limits', async () => {
  await ask(addresses(2))
  const left = async (token: string) => (await world.call(preflight, { templateId, emails: [] }, { token })).left
  expect(await left(person.token)).toBe(LIMIT - 2)
  expect(await left(admin)).toBeGreaterThan(LIMIT)
})

test('gives back the e-mails of a send that was undone', async () => {
  const { sendId } = await ask(addresses(LIMIT), { isUndoable: true })
  await world.call(undoSend, { sendId }, as())
  await world.runJobs()
  expect(await rows()).toBe(0)
  await ask(addresses(LIMIT))
  expect(await rows()).toBe(LIMIT)
})

test('gives back the e-mails of listed rows that were left out when they were read', async () => {
  const { issuerId } = person.actor
  await inTransaction(world.ctx(person.actor), async (ctx) => {
    const folderId = await takeFolderMails(ctx, templateId, LIMIT)
    const list = { id: 'list', issuerId, templateId, mails: LIMIT, folderId, total: LIMIT, holdUntil: null }
    await openSend(ctx, list)
    const send = await lockReading(ctx, list.id)
    if (send) await noteRead(ctx, send, { mails: LIMIT - 2, isLast: true })
  })
  await expect(ask(addresses(3))).rejects.toMatchObject(tooMany)
  await ask(addresses(2))
})

test('reminds of what a folder sent within its limit, and of the others the next day', async () => {
  await ask(addresses(LIMIT))
  await ask(['of-admin@example.org'], {}, admin)
  await world.runJobs()
  await world.call(updateReminders, { templateId, days: 3, times: 1 }, as())
  world.advance(4 * DAY_MS)
  // Their session has ended by now.
  const take = (count: number) => takeFolderMails(world.ctx(person.actor), templateId, count)
  await take(2)
  const remindedBy = async () => {
    await remindUnclaimed(world.ctx({ kind: 'system', job: 'test' } as const))
    await world.runJobs()
    return world.ctx().db.$count(claims, gt(claims.reminders, 0))
  }
  expect(await remindedBy()).toBe(LIMIT - 2 + 1)
  expect(await remindedBy()).toBe(LIMIT - 2 + 1)
  await expect(take(1)).rejects.toMatchObject({ key: 'folderMailsUsed' })
  world.advance(DAY_MS)
  expect(await remindedBy()).toBe(LIMIT + 1)
})

testOnPostgres('refuses one of two sends at once that together pass the limit of the folder', async () => {
  const answers = await Promise.allSettled([ask(addresses(3, 'a')), ask(addresses(3, 'b'))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: tooMany })
  expect(await rows()).toBe(3)
  const [{ mails } = { mails: 0 }] = await world.ctx().db.select({ mails: sends.mails }).from(sends)
  expect(mails).toBe(3)
})
