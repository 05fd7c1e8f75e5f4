import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { revokeSession } from '#features/history/contract.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { unsubscribeToken } from '#features/mailing/server/claim-token.ts'
import { mailClaim } from '#features/mailing/server/mail-claim.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { openDatabase } from '#platform/database/db.ts'
import { MailDelayed, type Mailer, MailRefused, type Message } from '#platform/mail/mail.ts'
import { StoreAway } from '#platform/storage/store.ts'
import { startSending } from '#testing/claim.ts'
import { openDoor } from '#testing/database-door.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions as contract, unsubscribe } from '../../contract.ts'
import { continueSend, pauseSend, readSend, stopSend } from '../../running/contract.ts'
import { createSessions } from '../../server/create-sessions.ts'
import { leaseMails } from './mail-lease.ts'
import { mailQueued } from './mail-queued.ts'
import { sweepMails } from './sweep-mails.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
/** Every e-mail accepted by the mail server, and its next response. */
let taken: Message[] = []
let answer: (message: Message) => unknown = () => undefined

const server: Mailer = {
  send: async (message) => {
    await answer(message)
    taken.push(message)
    return { response: '250 ok' }
  },
  close: () => undefined,
}

beforeEach(async () => {
  taken = []
  answer = () => undefined
  world = await openWorld({ mail: server })
  issuer = await startSending(world)
})
afterEach(async () => {
  vi.useRealTimers()
  await world.close()
})

const MINUTE = 60_000
const rows = () => world.ctx().db.select().from(claims)
const system = () => world.ctx({ kind: 'system', job: 'test' })
const addresses = (count: number) => Array.from({ length: count }, (_, i) => `reader${i}@example.org`)
/** Accepts a send whose process dies before its job runs. */
const acceptOnly = (emails: string[]) => {
  const ctx = { ...issuer.ctx, jobs: { ...issuer.ctx.jobs, send: async () => undefined } }
  return createSessions(ctx, contract.input.parse({ templateId: issuer.templateId, emails }))
}
const timesOf = (messages: Message[]) =>
  [...Map.groupBy(messages, ({ messageId }) => messageId).values()].map((same) => same.length)

test('mails the rows of a dead mailer after its lease, with the same Message-ID', async () => {
  const { sendId } = await acceptOnly(addresses(30))
  const held = await leaseMails(system(), sendId)
  expect(held).toHaveLength(20)
  // The dead mailer had handed over three of its e-mails without recording it.

  const template = await findTemplate(system(), issuer.templateId)
  const issuerRow = await findIssuer(system(), issuer.issuerId)
  if (!template || !issuerRow) throw new Error('The world is not complete')
  const shared = { template, issuer: issuerRow, picture: Buffer.alloc(0) }
  for (const claim of held.slice(0, 3)) await server.send(await mailClaim(system(), { ...claim, message: '' }, shared))

  await sweepMails(system())
  expect(taken).toHaveLength(13)
  world.advance(MINUTE + 1)
  await sweepMails(system())
  expect(new Set(taken.map(({ to }) => to)).size).toBe(30)
  expect(timesOf(taken).filter((times) => times === 2)).toHaveLength(3)
  expect(timesOf(taken).filter((times) => times > 2)).toHaveLength(0)
  expect((await rows()).every(({ delivery }) => delivery === 'sent')).toBe(true)
})

testOnPostgres('sends no e-mail twice when the database was away while the mail server took it', async () => {
  const { sendId } = await acceptOnly(addresses(30))
  const door = await openDoor(new URL(world.config.databaseUrl ?? ''))
  const { db, close } = await openDatabase({ databaseUrl: door.url.href, dataDir: world.config.dataDir })
  let asked = 0
  answer = () => {
    if (++asked !== 8) return
    door.refusals = 6
    door.cut()
  }
  await mailQueued({ ...system(), db }, [sendId]).catch(() => undefined)
  const unrecorded = async () => taken.length - (await rows()).filter(({ delivery }) => delivery === 'sent').length
  await expect.poll(unrecorded).toBe(0)
  world.advance(MINUTE + 1)
  await sweepMails(system())
  expect(timesOf(taken)).toEqual(Array(30).fill(1))
  await close()
  door.close()
})

test('ends only with all e-mails in flight when the record of one fails', async () => {
  const { sendId } = await acceptOnly(addresses(5))
  const { db } = system()
  const released = Promise.withResolvers<void>()
  let isFailing = false
  let failures = 0
  const failing = new Proxy(db, {
    get: (target, name) => {
      if (isFailing && failures === 0) {
        failures += 1
        throw new Error('a fault')
      }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  let asked = 0
  answer = async () => {
    if (++asked < 5) return released.promise
    isFailing = true
  }
  let hasEnded = false
  const mailing = mailQueued({ ...system(), db: failing }, [sendId]).finally(() => {
    hasEnded = true
  })
  mailing.catch(() => undefined)
  await expect.poll(() => failures).toBe(1)
  await new Promise(setImmediate)
  expect(hasEnded).toBe(false)
  released.resolve()
  await expect(mailing).rejects.toThrow('a fault')
  expect(taken).toHaveLength(5)
})

test('sends each e-mail once with two mailers at once', async () => {
  await acceptOnly(addresses(60))
  await Promise.all([sweepMails(system()), sweepMails(system())])
  expect(timesOf(taken)).toEqual(Array.from({ length: 60 }, () => 1))
})

test('sends only e-mails in flight of a paused or stopped send', async () => {
  const token = { token: issuer.token }
  const { sendId } = await acceptOnly(addresses(20))
  let asked: Promise<unknown> | undefined
  answer = () => (asked ??= world.call(pauseSend, { sendId }, token))
  await sweepMails(system())
  const inFlight = taken.length
  expect(inFlight).toBeLessThanOrEqual(5)
  expect((await rows()).filter(({ delivery, tries }) => delivery === 'queued' && tries === 0)).toHaveLength(
    20 - inFlight,
  )

  asked = undefined
  answer = () => (asked ??= world.call(stopSend, { sendId }, token))
  await world.call(continueSend, { sendId }, token)
  await sweepMails(system())
  await world.runJobs()
  const gone = taken.length - inFlight
  expect(gone).toBeGreaterThan(0)
  expect(gone).toBeLessThanOrEqual(5)
  expect(timesOf(taken).every((times) => times === 1)).toBe(true)
  expect((await rows()).map(({ email }) => email).sort()).toEqual(taken.map(({ to }) => to).sort())
})

test('leaves e-mails to another mailer after losing its lease', async () => {
  await acceptOnly(addresses(20))
  let isFirst = true
  answer = () => undefined
  const slow: Mailer = {
    ...server,
    send: async (message) => {
      if (isFirst) {
        isFirst = false
        world.advance(MINUTE + 1)
        await sweepMails(system())
      }
      return server.send(message)
    },
  }
  await sweepMails({ ...system(), mail: slow })
  const times = timesOf(taken)
  expect(times).toHaveLength(20)
  // Five were in flight when the lease ended.
  expect(times.filter((each) => each > 1).length).toBeLessThanOrEqual(5)
})

test('sends nothing to a person who unsubscribes while a mailer holds the e-mail', async () => {
  await acceptOnly(['lea@example.org'])
  answer = () => {
    throw new MailDelayed('ESOCKET')
  }
  await sweepMails(system())
  await acceptOnly(['max@example.org'])
  const [lea] = await world.ctx().db.select().from(claims).where(eq(claims.email, 'lea@example.org'))
  await world.ctx().db.update(claims).set({ delivery: 'sending' })
  await world.call(unsubscribe, { token: unsubscribeToken(world.config, lea?.id ?? '') })
  answer = () => undefined
  world.advance(2 * MINUTE)
  await sweepMails(system())
  expect(taken.map(({ to }) => to)).toEqual(['max@example.org'])
  const [after] = await world.ctx().db.select().from(claims).where(eq(claims.email, 'lea@example.org'))
  expect(after?.delivery).toBe('unsubscribed')
})

test('repeats an e-mail without a response under the same Message-ID', async () => {
  onTestFinished(world.stopClock())
  let lost = 1
  answer = (message) => {
    if (lost-- <= 0) return
    taken.push(message)
    throw new MailDelayed('ESOCKET', '451 try later')
  }
  await issuer.send('lea@example.org')
  await world.runJobs()
  expect((await rows())[0]).toMatchObject({ delivery: 'queued', tries: 1, deliveryDetail: '451 try later' })
  const { templateId, token } = issuer
  const { sessions } = await world.call(listSessions, { templateId }, { token })
  expect(sessions[0]).toMatchObject({ deliveryDetail: '451 try later', nextTryAt: expect.stringMatching(/Z$/) })
  const sendId = (await rows())[0]?.sendId ?? ''
  expect(await world.call(readSend, { sendId }, { token })).toMatchObject({ waiting: 1, delayed: 1, mailed: 0 })
  await sweepMails(system())
  expect(taken).toHaveLength(1)
  world.advance(MINUTE)
  await sweepMails(system())
  expect(timesOf(taken)).toEqual([2])
  expect((await rows())[0]).toMatchObject({ delivery: 'sent', deliveryDetail: '' })
  expect(await world.call(readSend, { sendId }, { token })).toMatchObject({ waiting: 0, delayed: 0, mailed: 1 })
})

test('gives up an undeliverable e-mail after a day, without revealing our network', async () => {
  answer = () => {
    throw new Error('connect ECONNREFUSED 10.0.0.7:25')
  }
  await issuer.send('lea@example.org')
  await world.runJobs()
  for (let i = 0; i < 70; i++) {
    world.advance(31 * MINUTE)
    await sweepMails(system())
    if (i < 24) expect((await rows())[0]).toMatchObject({ delivery: 'queued' })
  }
  expect((await rows())[0]).toMatchObject({ delivery: 'bounced', tries: 56, deliveryDetail: '' })
})

test('sends each e-mail once after an outage of the mail server, with few tries meanwhile', async () => {
  await acceptOnly(addresses(60))
  let knocks = 0
  answer = () => {
    knocks++
    throw new MailDelayed('ECONNECTION')
  }
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await sweepMails(system())
    world.advance(5 * MINUTE)
  }
  // Each sweep tries the five in flight, not all 60.
  expect(knocks).toBeLessThan((12 * 60) / 4)
  expect((await rows()).every(({ delivery }) => delivery === 'queued')).toBe(true)
  answer = () => undefined
  await sweepMails(system())
  world.advance(31 * MINUTE)
  await sweepMails(system())
  expect(timesOf(taken)).toEqual(Array.from({ length: 60 }, () => 1))
  expect((await rows()).every(({ delivery }) => delivery === 'sent')).toBe(true)
})

test('a send at whose e-mail the mail server hangs up does not stop the others', async () => {
  const { sendId: hungUpOn } = await acceptOnly(['ada@example.org'])
  const { sendId: behind } = await acceptOnly(['lea@example.org'])
  answer = ({ to }) => {
    if (to === 'ada@example.org') throw new MailDelayed('ESOCKET')
  }
  expect(await mailQueued(system(), [hungUpOn, behind])).toBe(true)
  expect(taken.map(({ to }) => to)).toEqual(['lea@example.org'])
})

test('a mail server that is off costs twenty sends a try, and the others none', async () => {
  const accepted: string[] = []
  for (const email of addresses(22)) accepted.push((await acceptOnly([email])).sendId)
  let knocks = 0
  answer = () => {
    knocks++
    throw new MailDelayed('ECONNECTION')
  }
  expect(await mailQueued(system(), accepted)).toBe(true)
  expect(knocks).toBe(20)
  expect((await rows()).filter(({ tries }) => tries === 0)).toHaveLength(2)
})

test('waits for the store of pictures without counting a try', async () => {
  const { sendId } = await acceptOnly(addresses(3))
  const get = async () => {
    throw new StoreAway('unreachable')
  }
  const put = async () => get()
  expect(await mailQueued({ ...system(), blobs: { ...world.services.blobs, get, put } }, [sendId])).toBe(true)
  expect(taken).toEqual([])
  expect((await rows()).map(({ delivery, tries }) => [delivery, tries])).toEqual(Array(3).fill(['queued', 0]))
  await mailQueued(system(), [sendId])
  expect(taken).toHaveLength(3)
})

test('waits for a mail server slower than a lease, without sending twice', async () => {
  await acceptOnly(addresses(20))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let isFirst = true
  const slow: Mailer = {
    ...server,
    send: async (message) => {
      if (isFirst) {
        isFirst = false
        for (let i = 0; i < 6; i++) {
          world.advance(20_000)
          const before = world.now()
          vi.advanceTimersByTime(20_000)
          const areKept = async () => (await rows()).every(({ leasedUntil }) => !leasedUntil || leasedUntil > before)
          await vi.waitUntil(areKept, { timeout: 60_000 })
          await sweepMails(system())
        }
      }
      return server.send(message)
    },
  }
  await sweepMails({ ...system(), mail: slow })
  expect(timesOf(taken)).toEqual(Array.from({ length: 20 }, () => 1))
})

test("marks a refused address as bounced with the server's response, and delivers the others", async () => {
  answer = ({ to }) => {
    if (to === 'gone@example.org') throw new MailRefused('550 no such user')
  }
  await issuer.send('gone@example.org', 'lea@example.org')
  await world.runJobs()
  const [gone] = await world.ctx().db.select().from(claims).where(eq(claims.email, 'gone@example.org'))
  expect(gone).toMatchObject({ delivery: 'bounced', deliveryDetail: '550 no such user', tries: 1 })
  expect(taken.map(({ to }) => to)).toEqual(['lea@example.org'])
})

test('does not mail a claim revoked before its turn', async () => {
  await acceptOnly(['lea@example.org', 'max@example.org'])
  const [first] = await rows()
  await world.call(revokeSession, { challenge: first?.id ?? '', reason: 'Mistake' }, { token: issuer.token })
  // A mailer continues as soon as one of its e-mails is done, and may have taken the other.
  await world.runJobs()
  await sweepMails(system())
  expect(taken).toHaveLength(1)
  expect(taken[0]?.to).not.toBe(first?.email)
})

test('finishes e-mails in flight on shutdown, and returns the rest unchanged', async () => {
  const { sendId } = await acceptOnly(addresses(30))
  const ending = new AbortController()
  const inHand = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  let asked = 0
  answer = () => {
    if (++asked === 5) inHand.resolve()
    return free.promise
  }
  const said: string[] = []
  const say = (_: object, message: string) => said.push(message)
  const log = { debug: () => undefined, info: () => undefined, warn: say, error: say }
  const mailing = mailQueued({ ...system(), log, stopping: ending.signal }, [sendId])
  await inHand.promise
  ending.abort()
  free.resolve()
  expect(await mailing).toBe(true)
  expect([taken.length, said]).toEqual([5, []])
  const left = (await rows()).filter(({ delivery }) => delivery !== 'sent')
  expect(left.map(({ delivery, tries, leasedUntil }) => [delivery, tries, leasedUntil])).toEqual(
    Array.from({ length: 25 }, () => ['queued', 0, null]),
  )
  await sweepMails(system())
  expect(timesOf(taken)).toEqual(Array.from({ length: 30 }, () => 1))
})
