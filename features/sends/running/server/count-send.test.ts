import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { resendSession } from '#features/history/contract.ts'
import { importSessions } from '#features/imports/contract.ts'
import { importSessions as acceptList } from '#features/imports/server/import-sessions.ts'
import { readImport } from '#features/imports/server/read-import.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { type Mailer, MailRefused } from '#platform/mail/mail.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { sweepMails } from '../../mail/server/sweep-mails.ts'
import { eraseAddresses } from '../../server/erase-addresses.ts'
import { sendCounts } from '../../server/tables.ts'
import { readSend, retrySend, stopSend } from '../contract.ts'
import { compactSendCounts, countSend } from './count-send.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let isRefusing = true
const server: Mailer = {
  send: async ({ to }) => {
    if (isRefusing && to.startsWith('gone')) throw new MailRefused('550 5.1.1 no such user')
    return { response: '250 ok' }
  },
  close: () => undefined,
}
beforeAll(async () => {
  world = await openWorld({ mail: server })
  issuer = await startSending(world)
})
afterAll(() => world.close())

/** The delivery counts of all sends, by their rows and by the stored counts, of one moment: mailers change both meanwhile. */
function bothCounts() {
  const ctx = world.ctx()
  return ctx.db.transaction((db) => countBoth({ ...ctx, db }), { isolationLevel: 'repeatable read' })
}

async function countBoth(ctx: Context) {
  const rows = await ctx.db.select({ sendId: claims.sendId, delivery: claims.delivery }).from(claims)
  const counted = Map.groupBy(rows, ({ sendId }) => sendId)
  const kept = new Map<string, unknown>()
  const own = new Map<string, unknown>()
  for (const [sendId, some] of counted) {
    const of = (...those: string[]) => some.filter(({ delivery }) => those.includes(delivery)).length
    const waiting = of('queued', 'sending')
    const ended = { mailed: of('sent'), bounced: of('bounced'), unsubscribed: of('unsubscribed') }
    own.set(sendId, { made: some.length, waiting, ...ended })
    kept.set(sendId, await countSend(ctx, sendId))
  }
  return { own, kept }
}

test('keeps the stored counts of a send equal to its rows through every change and compaction', async () => {
  const token = { token: issuer.token }
  const same = async () => {
    const { own, kept } = await bothCounts()
    expect(kept).toEqual(own)
  }
  const { sendId } = await issuer.ask({ emails: ['a@example.org', 'b@example.org', 'gone@example.org'] })
  await same()
  await world.runJobs()
  await same()
  expect(await world.call(readSend, { sendId }, token)).toMatchObject({ made: 3, mailed: 2, bounced: 1, waiting: 0 })
  // The counts of a finished send are compacted.
  const changes = () => world.ctx().db.$count(sendCounts, sql`send_id = ${sendId}`)
  expect(await changes()).toBe(2)
  isRefusing = false
  await world.call(retrySend, { sendId }, token)
  await same()
  await world.runJobs()
  await same()
  const [one] = await world.ctx().db.select().from(claims)
  await world.call(resendSession, { challenge: one?.id ?? '' }, token)
  await world.runJobs()
  await same()
  const held = await issuer.ask({ emails: ['c@example.org', 'd@example.org'], isUndoable: true })
  await world.call(stopSend, { sendId: held.sendId }, token)
  await world.runJobs()
  await same()
  // Simulates many e-mails.
  const many = { sendId, delivery: 'sent' as const, delta: 1 }
  for (const delta of [1, -1])
    await world
      .ctx()
      .db.insert(sendCounts)
      .values(Array.from({ length: 150 }, () => ({ ...many, delta })))
  await Promise.all([compactSendCounts(world.ctx()), same(), compactSendCounts(world.ctx()), same()])
  await same()
  expect(await changes()).toBeLessThan(10)
})

test('has a mailer revisit only sends with a pending e-mail to the erased address', async () => {
  isRefusing = false
  const { ask } = await startSending(world)
  for (let at = 0; at < 3; at++) await ask({ emails: ['erased@example.org'] })
  await world.runJobs()
  const held = [1, 2]
  for (const _ of held) await ask({ emails: ['erased@example.org', 'other@example.org'], isUndoable: true })
  const jobs = async () => {
    const rows = await rowsOf(world.ctx().db, sql`select data from pgboss.job where name = 'mail-claims'`)
    return rows.length
  }
  const before = await jobs()
  await eraseAddresses(world.ctx(), { emails: ['erased@example.org'], claimIds: [], holderIds: [] })
  expect(await jobs()).toBe(before + held.length)
})

test('retries bounced e-mails even when rows past the limit still find no place', async () => {
  isRefusing = true
  const { ctx, token, templateId, ask } = await startSending(world, { limit: 3 })
  const file = new File(['email\ngone@example.org\nlate@example.org'], 'people.csv')
  // The list's own job is left out, so that others take the places before it is read.
  const withoutJob = { ...ctx, jobs: { ...ctx.jobs, send: async () => undefined } }
  const { id: sendId } = await acceptList(withoutJob, importSessions.input.parse({ templateId, file }))
  await ask({ emails: ['first@example.org', 'second@example.org'] })
  await readImport(world.ctx({ kind: 'system', job: 'test' }), sendId)
  await world.runJobs()
  world.advance(3_600_000)
  await sweepMails(world.ctx({ kind: 'system', job: 'test' }))
  expect(await world.call(readSend, { sendId }, { token })).toMatchObject({ made: 1, bounced: 1, failed: 2 })
  isRefusing = false
  expect(await world.call(retrySend, { sendId }, { token })).toEqual({ callbackId: '' })
  await world.runJobs()
  expect(await world.call(readSend, { sendId }, { token })).toMatchObject({ made: 1, mailed: 1, failed: 1 })
})
