import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { claims } from '#features/claims/server/tables.ts'
import { reissueSession } from '#features/history/contract.ts'
import { listNotices } from '#features/notifications/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { mailRoomOf } from '#features/sends/mail/server/mail-limit.ts'
import { sends } from '#features/sends/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openEvent } from '#testing/event.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { PAGE } from './attendance.ts'
import { checkIns } from './tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const eventWithParticipation = async () => {
  const event = await openEvent(world, issuer)
  const participation = await event.publish('participation')
  const other = await event.publish('participation')
  await world.runJobs()
  const { templateId } = event
  const { token } = issuer
  const give = (given = participation) =>
    world.call(contract.giveParticipation, { templateId, participation: given }, { token })
  const recipients = async (given: string) =>
    (await world.call(contract.getDoor, { templateId, participation: given }, { token })).recipients
  const ungiven = async () => (await world.call(contract.getDoor, { templateId }, { token: issuer.token })).ungiven
  const sentTo = async (given = participation) => {
    const rows = await world.ctx().db.select().from(claims).where(eq(claims.templateId, given))
    return rows.map(({ email }) => email).sort()
  }
  const alsoSend = (email: string) =>
    world.call(createSessions, { templateId: participation, emails: [email] }, { token: issuer.token })
  return { ...event, participation, other, give, alsoSend, ungiven, recipients, sentTo }
}

test('leaves 30 days to collect the badge, also when the event is about to end', async () => {
  onTestFinished(world.stopClock())
  const { participation, send, admit, give } = await eventWithParticipation()
  await admit(await send('late@example.org'))
  await give()
  const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.templateId, participation))
  const days = ((claim?.endDate.getTime() ?? 0) - (claim?.createdAt.getTime() ?? 0)) / 86_400_000
  expect(days).toBe(30)
})

test('gives no second badge for a second ticket of the same person', async () => {
  const { send, admit, give, ungiven, sentTo } = await eventWithParticipation()
  await admit(await send('twice@example.org'))
  expect(await give()).toMatchObject({ sent: 1 })
  await admit(await send('twice@example.org'))
  await admit(await send('once@example.org'))
  expect(await ungiven()).toBe(2)
  expect(await give()).toMatchObject({ sent: 1, without: 0 })
  expect(await sentTo()).toEqual(['once@example.org', 'twice@example.org'])
  expect(await ungiven()).toBe(0)
})

test('treats all tickets of one wallet as one person', async () => {
  const { send, collect, admit, give, ungiven, sentTo } = await eventWithParticipation()
  const key = generateAccountKey()
  const [mailed, linked, late] = [await send('one@example.org'), await send(), await send()]
  for (const claimId of [mailed, linked]) await admit(await collect(claimId, key))
  expect(await give()).toMatchObject({ sent: 1 })
  expect(await sentTo()).toEqual(['one@example.org'])
  await admit(await collect(late, key))
  expect(await give()).toMatchObject({ sent: 0, without: 0 })
  expect(await sentTo()).toEqual(['one@example.org'])
  expect(await ungiven()).toBe(0)
})

test('gives the right badge to everyone after another one was sent by mistake', async () => {
  const { participation, other, send, collect, admit, give, recipients, sentTo } = await eventWithParticipation()
  const guests = ['ana@example.org', 'bob@example.org', 'cleo@example.org']
  for (const guest of guests) await admit(await send(guest))
  await admit(await collect(await send()))
  const had = { templateId: other, emails: ['cleo@example.org'] }
  await world.call(createSessions, had, { token: issuer.token })
  expect(await recipients(other)).toBe(3)
  expect(await give(other)).toMatchObject({ sent: 3, without: 0 })
  expect([await recipients(other), await recipients(participation)]).toEqual([0, 4])
  expect(await give()).toMatchObject({ sent: 4, without: 0 })
  expect([await recipients(other), await recipients(participation)]).toEqual([0, 0])
  for (const given of [other, participation]) {
    expect(await give(given)).toMatchObject({ sent: 0, without: 0 })
    expect(await sentTo(given)).toEqual(['', ...guests])
  }
})

test('counts the recipients of a Participation only', async () => {
  const { templateId, recipients } = await eventWithParticipation()
  await expect(recipients(templateId)).rejects.toMatchObject({ key: 'notFound' })
})

test('remembers what was given for a ticket of one wallet after another badge was given', async () => {
  const { other, send, collect, admit, give, sentTo } = await eventWithParticipation()
  const key = generateAccountKey()
  await admit(await collect(await send('first@example.org'), key))
  for (const given of [other, undefined]) expect(await give(given)).toMatchObject({ sent: 1 })
  await admit(await collect(await send(), key))
  for (const given of [other, undefined]) {
    expect(await give(given)).toMatchObject({ sent: 0, without: 0 })
    expect(await sentTo(given)).toEqual(['first@example.org'])
  }
})

test('reaches attendees after a full page of tickets without a known person', async () => {
  const { templateId, send, admit, give, ungiven, sentTo } = await eventWithParticipation()
  const { issuerId } = issuer.ctx.actor
  // Ids that sort before those of real tickets.
  const nobody = Array.from({ length: PAGE }, (_, at) => {
    return { ticketId: `!${templateId}-${at}`, issuerId, templateId, at: world.now(), way: 'manual' as const }
  })
  await world.ctx().db.insert(checkIns).values(nobody)
  await admit(await send('behind@example.org'))
  expect(await ungiven()).toBe(PAGE + 1)
  expect(await give()).toMatchObject({ sent: 0, without: PAGE, goesOn: true })
  await world.runJobs()
  expect(await sentTo()).toEqual(['behind@example.org'])
  expect(await ungiven()).toBe(PAGE)
})

test('notifies the issuer when the daily e-mail limit stops giving, and gives the rest later', async () => {
  const { templateId, send, admit, give, sentTo } = await eventWithParticipation()
  const { issuerId } = issuer.ctx.actor
  const nobody = Array.from({ length: PAGE - 1 }, (_, at) => {
    return { ticketId: `!${templateId}-${at}`, issuerId, templateId, at: world.now(), way: 'manual' as const }
  })
  const { db } = world.ctx()
  await db.insert(checkIns).values(nobody)
  for (const email of ['one@example.org', 'two@example.org']) await admit(await send(email))
  const mails = (await mailRoomOf(world.ctx(), issuerId)).left - 1
  const used = { id: newId(), issuerId, templateId, mails, createdAt: world.now() }
  await db.insert(sends).values(used)
  expect(await give()).toMatchObject({ sent: 1, goesOn: true })
  await world.runJobs()
  const { notices } = await world.call(listNotices, {}, { token: issuer.token })
  const stopped = notices.filter(({ kind }) => kind === 'givingStopped')
  expect(stopped).toMatchObject([{ count: 1, category: 'ticket', isNew: true }])
  expect(await sentTo()).toHaveLength(1)
  await db.delete(sends).where(eq(sends.id, used.id))
  await give()
  await world.runJobs()
  expect(await sentTo()).toEqual(['one@example.org', 'two@example.org'])
})

testOnPostgres('gives the badge while tickets are reissued, without a deadlock', async () => {
  const { send, collect, admit, give, ungiven } = await eventWithParticipation()
  for (let round = 0; round < 3; round++) {
    const tickets: string[] = []
    for (let at = 0; at < 3; at++) {
      const claimId = await send()
      await admit(await collect(claimId))
      tickets.push(claimId)
    }
    const issued = tickets.map((challenge) =>
      world.call(reissueSession, { challenge, reason: 'The name was wrong' }, { token: issuer.token }),
    )
    await Promise.all([give(), ...issued])
    await give()
    expect(await ungiven()).toBe(0)
  }
})

testOnPostgres('gives the badge while it is also sent, without a deadlock', async () => {
  const { send, admit, give, alsoSend, sentTo } = await eventWithParticipation()
  const sent: string[] = []
  for (let round = 0; round < 5; round++) {
    for (let at = 0; at < 3; at++) await admit(await send(`came${round}-${at}@example.org`))
    const others = Array.from({ length: 6 }, (_, at) => `other${round}-${at}@example.org`)
    const [given] = await Promise.all([give(), ...others.map(alsoSend)])
    expect(given).toMatchObject({ sent: 3 })
    sent.push(...others, ...[0, 1, 2].map((at) => `came${round}-${at}@example.org`))
  }
  expect(await sentTo()).toEqual(sent.sort())
})

testOnPostgres('gives each of two badges once to everyone when both are sent twice at the same time', async () => {
  const { other, send, admit, give, sentTo } = await eventWithParticipation()
  const guests: string[] = []
  for (let round = 0; round < 3; round++) {
    for (let at = 0; at < 3; at++) guests.push(`both${round}-${at}@example.org`)
    for (const guest of guests.slice(-3)) await admit(await send(guest))
    const given = await Promise.all([give(), give(other), give(), give(other)])
    expect(given.map(({ sent }) => sent).sort()).toEqual([0, 0, 3, 3])
    for (const each of [other, undefined]) expect(await sentTo(each)).toEqual(guests.toSorted())
  }
})
