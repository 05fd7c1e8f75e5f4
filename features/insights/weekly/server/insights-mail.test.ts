import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import { addAdmin, deleteAdmin } from '#features/team/account/contract.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { MailDelayed, MailRefused } from '#platform/mail/mail.ts'
import { audit } from '#platform/tables.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { issuerIdOf, proveNow, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getInsightsMail, setInsightsMail } from '../../contract.ts'
import { addDays } from '../../rules.ts'
import { insightChanges, insightDays, insightMails } from '../../server/tables.ts'
import { dueWeek, mailedAt } from '../rules.ts'
import { jobMailInsights } from './job-mail-insights.ts'
import { keyOfMail } from './mail-token.ts'
import { queueInsightsMails } from './queue-insights-mails.ts'

const ZONE = 'America/St_Johns'
const HOUR_MS = 60 * 60 * 1000
const WEEK_MS = 7 * 24 * HOUR_MS

let world: World
let startClock: () => void
beforeAll(async () => {
  world = await openWorld()
  startClock = world.stopClock()
})
beforeEach(async () => {
  await world.ctx().db.delete(insightMails)
})
afterAll(() => {
  startClock()
  return world.close()
})

let count = 0
/** A community in Newfoundland, whose admin gets the e-mail. */
async function openClub({ isOn = true, lang = 'en' as 'en' | 'fr' } = {}) {
  const email = `admin${++count}@example.org`
  const { token } = await signUp(world, email, { name: 'Cordée Lyon', timeZone: ZONE })
  const issuerId = await issuerIdOf(world, token)
  if (isOn) await world.call(setInsightsMail, { isOn, lang }, { token })
  return { email, token, issuerId }
}

/** Moves the clock to the moment at which the running week's e-mail goes out, and returns that week. */
function goToMonday(): string {
  const week = addDays(dueWeek(ZONE, world.now()), 7)
  world.advance(mailedAt(ZONE, week).getTime() - world.now().getTime())
  return week
}
const figures = { sent: 30, cameBack: 2, opened: 5, collected: 14, shared: 7, checked: 3, issued: 14 }
async function count30(issuerId: string, day: string) {
  const row = { issuerId, templateId: newId(), way: 'person' as const, day }
  await world
    .ctx()
    .db.insert(insightDays)
    .values([
      { ...row, ...figures },
      { ...row, templateId: '', ...figures },
    ])
}
async function sweep() {
  await queueInsightsMails(world.ctx(job))
  await world.runJobs()
}
/** The weekly e-mails to an address so far. */
async function mailsTo(email: string) {
  const mails = await world.outbox()
  return mails.filter(({ to, messageId }) => to?.[0]?.address === email && messageId?.startsWith('<insights-'))
}
/** The address in the List-Unsubscribe header of the only e-mail to an address. */
async function turnOffAddress(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  const value = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  return /^<(.*)>$/.exec(value)?.[1] ?? ''
}
const job = { kind: 'system', job: 'test' } as const

test('is off until the admin turns it on, for themselves alone, with a row of the audit for each change', async () => {
  const { token, issuerId } = await openClub({ isOn: false })
  expect(await world.call(getInsightsMail, {}, { token })).toEqual({ isOn: false })
  for (const isOn of [true, true, false, false])
    expect(await world.call(setInsightsMail, { isOn }, { token })).toEqual({ isOn })
  const isIt = and(eq(audit.action, 'insightsMail.changed'), eq(audit.issuerId, issuerId))
  const rows = await world.ctx().db.select({ detail: audit.detail }).from(audit).where(isIt).orderBy(audit.id)
  expect(rows.map(({ detail }) => detail)).toEqual([{ isOn: true }, { isOn: false }])
})

test('mails the chain of the week before on Monday at 9:00 of the community, and not before', async () => {
  const { issuerId, email } = await openClub()
  const week = goToMonday()
  await count30(issuerId, addDays(week, 6))
  await count30(issuerId, addDays(week, 7))
  world.advance(-1000)
  await sweep()
  expect(await mailsTo(email)).toEqual([])
  world.advance(1000)
  await sweep()
  await sweep()
  const sent = await mailsTo(email)
  expect(sent.map(({ subject }) => subject)).toEqual(['The week of Cordée Lyon'])
  const text = sent[0]?.text ?? ''
  expect(text).toMatch(/Sent:? 30\b/)
  expect(text).toMatch(/Delivered:? 28\b/)
  // Of those delivered 19 of 28 were opened, and half were collected; half of these were shared.
  expect(text).toMatch(/Page opened:? 19 \(68%\)/)
  expect(text).toMatch(/Collected:? 14 \(50%\)/)
  expect(text).toMatch(/Shared:? 7 \(50%\)/)
  expect(text).toMatch(/2 e-mails came back[\s\S]*9 never opened the page[\s\S]*5 opened it, did not collect it/)
})

test('counts changes that no job has added yet', async () => {
  const { issuerId, email } = await openClub()
  const week = goToMonday()
  await count30(issuerId, week)
  const change = { issuerId, templateId: newId(), way: 'person' as const, day: week, sent: 3 }
  await world.ctx().db.insert(insightChanges).values(change)
  await sweep()
  expect((await mailsTo(email))[0]?.text).toMatch(/Sent:? 33\b/)
})

test('sends nothing about an empty week, and goes on with the next', async () => {
  const { issuerId, email } = await openClub()
  const week = goToMonday()
  await sweep()
  expect(await mailsTo(email)).toEqual([])
  world.advance(WEEK_MS)
  await count30(issuerId, addDays(week, 7))
  await sweep()
  expect(await mailsTo(email)).toHaveLength(1)
})

test('is in the language of the page on which it was turned on', async () => {
  const { issuerId, email } = await openClub({ lang: 'fr' })
  await count30(issuerId, goToMonday())
  await sweep()
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('La semaine de Cordée Lyon')
  expect(mail?.text).toContain('Où cela s’arrête')
})

describe('stops', () => {
  test('with one click of RFC 8058, whose address shows a page first', async () => {
    const { issuerId, email } = await openClub()
    await count30(issuerId, goToMonday())
    await sweep()
    const [mail] = await mailsTo(email)
    const oneClick = mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value
    expect(oneClick).toBe('List-Unsubscribe=One-Click')
    const url = await turnOffAddress(email)
    expect((await world.app.inject({ url })).statusCode).toBe(200)
    expect(await isOn(email)).toBe(true)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await world.app.inject({ method: 'POST', url, payload: oneClick, headers })).statusCode).toBe(200)
    expect(await isOn(email)).toBe(false)
  })

  test('not for a token with another character', async () => {
    const { issuerId, email } = await openClub()
    await count30(issuerId, goToMonday())
    await sweep()
    const url = await turnOffAddress(email)
    const other = url.replace(/.(?=\.0\.)/, (last) => (last === 'a' ? 'b' : 'a'))
    expect((await world.app.inject({ method: 'POST', url: other })).statusCode).toBe(404)
    expect(await isOn(email)).toBe(true)
  })

  test('when the admin is removed from the team', async () => {
    const { issuerId, token } = await openClub({ isOn: false })
    const ben = `ben${++count}@example.org`
    await world.call(addAdmin, { email: ben, firstName: 'Ben', lastName: 'Young' }, { token })
    await world.ctx().db.update(issuerAdmins).set({ registrationDate: world.now() }).where(eq(issuerAdmins.email, ben))
    await world.ctx().db.insert(insightMails).values({ issuerId, email: ben, language: 'en', lastWeek: null })
    await proveNow(world, token)
    await world.call(deleteAdmin, { email: ben }, { token })
    expect(await world.ctx().db.$count(insightMails)).toBe(0)
  })

  test('when the address is no admin of the community any more, however that came about', async () => {
    const { issuerId } = await openClub()
    const gone = `gone${count}@example.org`
    await world.ctx().db.insert(insightMails).values({ issuerId, email: gone, language: 'en' })
    await count30(issuerId, goToMonday())
    await sweep()
    expect(await mailsTo(gone)).toEqual([])
    expect(await world.ctx().db.$count(insightMails, eq(insightMails.email, gone))).toBe(0)
  })

  test('when the mail server refuses the address for good', async () => {
    const { issuerId, email } = await openClub()
    const week = goToMonday()
    await count30(issuerId, week)
    await jobMailInsights(failingWith(new MailRefused('550 5.1.1')), {
      issuerId,
      week,
      key: keyOfMail({ issuerId, email }),
    })
    expect(await isOn(email)).toBe(false)
  })
})

test('is tried again after an outage of the mail server, until a day has passed', async () => {
  const { issuerId, email } = await openClub()
  const week = goToMonday()
  await count30(issuerId, week)
  const data = { issuerId, week, key: keyOfMail({ issuerId, email }) }
  await jobMailInsights(failingWith(new MailDelayed('ECONNREFUSED')), data)
  const waiting = await rowsOf<{ data: unknown }>(
    world.ctx().db,
    sql`select data from pgboss.job where name = 'mail-insights' and state = 'created' and start_after > now()`,
  )
  expect(waiting.map(({ data }) => data)).toEqual([data])
  expect(await isOn(email)).toBe(true)
  world.advance(25 * HOUR_MS)
  await jobMailInsights(world.ctx(job), data)
  expect(await mailsTo(email)).toEqual([])
  world.advance(-2 * HOUR_MS)
  await jobMailInsights(world.ctx(job), data)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('goes to the admin of a parent who is inside, until the community is theirs no more', async () => {
  const [parent, sub] = [await openClub({ isOn: false }), await openClub({ isOn: false })]
  const { db } = world.ctx()
  await db.update(issuers).set({ parentId: parent.issuerId }).where(eq(issuers.id, sub.issuerId))
  await db.insert(insightMails).values({ issuerId: sub.issuerId, email: parent.email, language: 'en' })
  await count30(sub.issuerId, goToMonday())
  await sweep()
  expect(await mailsTo(parent.email)).toHaveLength(1)
  await db.update(issuers).set({ parentId: null }).where(eq(issuers.id, sub.issuerId))
  await count30(sub.issuerId, goToMonday())
  await sweep()
  expect(await mailsTo(parent.email)).toHaveLength(1)
  expect(await db.$count(insightMails)).toBe(0)
})

testOnPostgres('is queued once by four workers at the same moment', async () => {
  const { issuerId } = await openClub({ isOn: false })
  const rows = Array.from({ length: 100 }, (_, at) => ({ issuerId, email: `more${at}@example.org` }))
  const named = { firstName: 'Ada', lastName: 'Example', mainAdmin: false, registrationDate: world.now() }
  await world
    .ctx()
    .db.insert(issuerAdmins)
    .values(rows.map((row) => ({ ...row, ...named })))
  await world
    .ctx()
    .db.insert(insightMails)
    .values(rows.map((row) => ({ ...row, language: 'en' as const })))
  await count30(issuerId, goToMonday())
  await Promise.all([1, 2, 3, 4].map(() => queueInsightsMails(world.ctx(job))))
  const jobs = await rowsOf<{ key: string }>(
    world.ctx().db,
    sql`select data->>'key' as key from pgboss.job where name = 'mail-insights' and data->>'issuerId' = ${issuerId}`,
  )
  expect(jobs).toHaveLength(100)
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(100)
})

/** A worker whose mail server fails. */
function failingWith(error: Error) {
  const send = () => Promise.reject(error)
  return { ...world.ctx(job), mail: { send, close: () => undefined } }
}
/** Sessions end while the clock jumps over weeks. */
async function isOn(email: string): Promise<boolean> {
  return (await world.ctx().db.$count(insightMails, eq(insightMails.email, email))) === 1
}
