import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claims, templatePlaces } from '#features/claims/server/tables.ts'
import * as contract from '#features/imports/contract.ts'
import { importRows } from '#features/imports/server/tables.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { type Mailer, MailRefused, type Message } from '#platform/mail/mail.ts'
import { startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { sweepMails } from '../mail/server/sweep-mails.ts'
import * as sending from '../running/contract.ts'
import { sends } from './tables.ts'

const LIMIT = 400
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let taken: Message[] = []
/** Runs before the mail server accepts an e-mail. */
let before: (message: Message) => void | Promise<void> = () => undefined

const mail: Mailer = {
  send: async (message) => {
    await before(message)
    taken.push(message)
    return { response: '250 ok' }
  },
  close: () => undefined,
}

beforeEach(async () => {
  taken = []
  before = () => undefined
  world = await openWorld({ mail, config: { mailLimit24h: LIMIT } })
  issuer = await startSending(world)
})
afterEach(() => world.close())

const system = () => world.ctx({ kind: 'system', job: 'test' })
const addresses = (count: number, name = 'person') =>
  Array.from({ length: count }, (_, at) => `${name}${at}@example.org`)
const list = (emails: string[]) => new File([['email', ...emails].join('\n')], 'people.csv')
const take = (emails: string[]) =>
  world.call(contract.importSessions, { templateId: issuer.templateId, file: list(emails) }, { token: issuer.token })
/** A send whose e-mails are held back, so that only its counts matter. */
const hold = (emails: string[]) => issuer.ask({ emails, isUndoable: true })
type Act = typeof sending.undoSend | typeof sending.retrySend
const act = (endpoint: Act, sendId: string) => world.call(endpoint, { sendId }, { token: issuer.token })
const won = (answers: PromiseSettledResult<unknown>[]) => answers.map(({ status }) => status === 'fulfilled')
const afterHold = async () => {
  await world.runJobs()
  world.advance(61_000)
  await sweepMails(system())
  await world.runJobs()
}

/** Invariants after every race: no count without a claim, a true receipt for every row, and no e-mail twice. */
async function expectTrue(sendId: string): Promise<void> {
  const { db } = world.ctx()
  const rows = await db.select().from(claims)
  const [places] = await db.select().from(templatePlaces)
  const delegated = await db.select({ used: delegations.used }).from(delegations)
  expect(places?.reserved ?? 0).toBe(rows.length)
  expect(delegated.reduce((sum, { used }) => sum + used, 0)).toBe(rows.length)
  const receipts = await db.select().from(importRows).where(eq(importRows.sendId, sendId))
  const sent = receipts.filter(({ outcome }) => outcome === 'sent').map(({ claimId }) => claimId)
  expect(sent.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  const mailed = rows.filter(({ delivery }) => delivery === 'sent').map(({ email }) => email)
  expect(taken.map(({ to }) => to).toSorted()).toEqual(mailed.toSorted())
  const [{ mails } = { mails: 0 }] = await db.select({ mails: sql`sum(${sends.mails})`.mapWith(Number) }).from(sends)
  expect(mails).toBe(rows.filter(({ delivery }) => delivery !== 'unsubscribed').length)
}

testOnPostgres('refuses one of four sends at once that together pass the daily limit', async () => {
  const sending = ['a', 'b', 'c', 'd'].map((name) => hold(addresses(125, name)))
  const answers = await Promise.allSettled(sending)
  expect(won(answers).filter(Boolean)).toHaveLength(3)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { key: 'tooManyEmails', code: 2000 },
  })
  expect(await world.ctx().db.$count(claims)).toBe(375)
})

test('counts the e-mails of a list as soon as it is accepted', async () => {
  const answers = await Promise.allSettled([take(addresses(225, 'a')), take(addresses(225, 'b'))])
  expect(won(answers).filter(Boolean)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key: 'tooManyEmails' } })
  await expect(hold(addresses(200, 'c'))).rejects.toMatchObject({ key: 'tooManyEmails' })
  await hold(addresses(175, 'd'))
  await world.runJobs()
  expect(await world.ctx().db.$count(importRows, eq(importRows.outcome, 'overLimit'))).toBe(0)
  expect(await world.ctx().db.$count(claims)).toBe(LIMIT)
})

test('returns the e-mails of unread rows when a list is stopped or undone', async () => {
  for (const end of [sending.stopSend, sending.undoSend]) {
    const { id } = await take(addresses(350, end === sending.stopSend ? 'a' : 'b'))
    await act(end, id)
    await world.runJobs()
    const counted = (await world.ctx().db.select().from(sends)).reduce((sum, { mails }) => sum + mails, 0)
    expect(counted).toBe(0)
  }
  await expectTrue('')
})

test('lets either an undo or a release win, completely', async () => {
  for (let round = 0; round < 4; round++) {
    const { sendId } = await issuer.ask({ emails: addresses(30, `r${round}-`), isUndoable: true })
    const acts = [act(sending.undoSend, sendId), act(sending.releaseSend, sendId)]
    const [isUndone, isReleased] = won(await Promise.allSettled(round % 2 ? acts : acts.toReversed()))
    expect(isUndone).not.toBe(isReleased)
    await world.runJobs()
    const rows = await world.ctx().db.$count(claims, eq(claims.sendId, sendId))
    expect([0, 30]).toContain(rows)
    expect(taken.filter(({ to }) => to.startsWith(`r${round}-`))).toHaveLength(rows)
  }
})

test('undoes a list completely until its last moment, and not at all afterwards', async () => {
  const { id } = await take(addresses(120))
  await world.runJobs()
  const [send] = await world.ctx().db.select().from(sends).where(eq(sends.id, id))
  world.advance((send?.holdUntil?.getTime() ?? 0) - world.now().getTime() - 300)
  const [undone] = await Promise.allSettled([act(sending.undoSend, id), sweepMails(system()), sweepMails(system())])
  world.advance(1000)
  await sweepMails(system())
  await world.runJobs()
  expect([undone.status, taken.length]).toEqual(undone.status === 'fulfilled' ? ['fulfilled', 0] : ['rejected', 120])
  await expectTrue(id)
})

test('delivers e-mails in flight when a list is stopped, and counts nothing for the rest', async () => {
  const { id } = await take(addresses(200))
  await world.runJobs()
  let stopping: Promise<unknown> | undefined
  before = async () => {
    if (taken.length >= 30) stopping ??= act(sending.stopSend, id)
    await stopping
  }
  await afterHold()
  await world.runJobs()
  expect(taken.length).toBeGreaterThanOrEqual(30)
  expect(taken.length).toBeLessThan(120)
  await expectTrue(id)
})

test('stays consistent when a list is paused, resumed and stopped by many at once', async () => {
  const { id } = await take(addresses(350))
  const hands = [sending.pauseSend, sending.continueSend, sending.releaseSend, sending.continueSend]
  for (let round = 0; round < 2; round++) {
    await Promise.allSettled(hands.map((hand) => act(hand, id)))
    await sweepMails(system())
  }
  await Promise.allSettled([act(sending.pauseSend, id), act(sending.stopSend, id), act(sending.continueSend, id)])
  await world.runJobs()
  await afterHold()
  await expectTrue(id)
  const { status, waiting } = await world.call(sending.readSend, { sendId: id }, { token: issuer.token })
  expect([status, waiting]).toEqual(['stopped', 0])
})

testOnPostgres('resends failed e-mails once when two people retry at once', async () => {
  before = ({ to }) => {
    if (to.startsWith('gone')) throw new MailRefused('550 no such user')
  }
  const { id } = await take([...addresses(5), ...addresses(3, 'gone')])
  await afterHold()
  before = () => undefined
  await Promise.all([act(sending.retrySend, id), act(sending.retrySend, id)])
  await world.runJobs()
  await sweepMails(system())
  expect(taken.map(({ to }) => to).toSorted()).toEqual([...addresses(3, 'gone'), ...addresses(5)].toSorted())
  const counted = (await world.ctx().db.select().from(sends)).reduce((sum, { mails }) => sum + mails, 0)
  expect(counted).toBe(8 + 3)
})

test('stops e-mails after a withdrawn delegation, with a receipt for each row', async () => {
  const { id } = await take(addresses(100))
  await world.runJobs()
  before = async () => {
    if (taken.length < 20) return
    await world.ctx().db.update(delegations).set({ withdrawnAt: world.now() })
  }
  await afterHold()
  expect(taken.length).toBeLessThan(40)
  const rows = await world.ctx().db.select().from(claims)
  expect(new Set(rows.map(({ delivery }) => delivery))).toEqual(new Set(['sent', 'link']))
  const { status, waiting, read } = await world.call(sending.readSend, { sendId: id }, { token: issuer.token })
  expect([status, waiting, read]).toEqual(['sent', 0, 100])
})
