import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { reportOpening } from '#features/issuing/contract.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { exportSessions } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let tokens: string[]

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
  const names = ['never', 'opened', 'taken', 'back', 'back-opened']
  tokens = await issuer.send(...names.map((name) => `${name}@example.org`))
  await issuer.open({ didLimit: 5 })
  await world.runJobs()
  const { db } = world.ctx()
  await db
    .update(claims)
    .set({ mailedAt: null, sentAt: sql`coalesce(sent_at, created_at)` })
    .where(eq(claims.didLimit, 1))
  const [, opened = '', taken = '', back = '', backOpened = ''] = tokens
  for (const token of [opened, taken, backOpened]) await world.call(reportOpening, { token })
  for (const token of [back, backOpened])
    await db
      .update(claims)
      .set({ delivery: 'bounced' })
      .where(eq(claims.id, idOf(token)))
  await claimWithKey(world, taken)
})
afterAll(() => world.close())

const idOf = (token: string) => readClaimToken(world.config, token)?.id ?? ''
const list = (more: Partial<CallInput<typeof listSessions>> = {}) =>
  world.call(listSessions, { templateId: issuer.templateId, ...more }, { token: issuer.token })
const namesOf = async (more: Partial<CallInput<typeof listSessions>>) =>
  (await list(more)).sessions.map(({ emails }) => emails[0]?.split('@')[0]).sort()

test('lists badges whose page was never opened: delivered and not collected', async () => {
  expect(await namesOf({ opened: 'no' })).toEqual(['never'])
})

test('lists badges whose page was opened and that nobody collected', async () => {
  expect(await namesOf({ opened: 'yes' })).toEqual(['back-opened', 'opened'])
})

test('counts the rows that match, and joins other filters', async () => {
  expect((await list({ opened: 'yes' })).counts).toMatchObject({ all: 2, pending: 2, bounced: 1, owner: 0, link: 0 })
  expect(await namesOf({ opened: 'yes', status: 'bounced' })).toEqual(['back-opened'])
  expect((await list({ opened: 'yes', search: 'back' })).pagination.totalCount).toBe(1)
})

test('leaves out badges that were sent before openings were counted', async () => {
  const [never = ''] = tokens
  const set = (sentAt: Date | null) =>
    world
      .ctx()
      .db.update(claims)
      .set({ sentAt })
      .where(eq(claims.id, idOf(never)))
  await set(null)
  expect(await namesOf({ opened: 'no' })).toEqual([])
  await set(world.now())
})

test('lists by the days of the community on which badges were sent, from the first moment to the last', async () => {
  const { db } = world.ctx()
  // In St John's clocks go back on 1 November 2026, which has 25 hours: from 2:30 UTC to 3:30 UTC of the next day.
  await db.update(issuers).set({ timeZone: 'America/St_Johns' }).where(eq(issuers.id, issuer.issuerId))
  const times = ['2026-11-01T02:29:59.999Z', '2026-11-01T02:30:00Z', '2026-11-02T03:29:59.999Z', '2026-11-02T03:30:00Z']
  for (const [at, sentAt] of times.entries())
    await db
      .update(claims)
      .set({ createdAt: new Date('2026-10-31T20:00:00Z'), sentAt: new Date(sentAt) })
      .where(eq(claims.id, idOf(tokens[at] ?? '')))
  await db
    .update(claims)
    .set({ sentAt: null })
    .where(eq(claims.id, idOf(tokens[4] ?? '')))
  expect(await namesOf({ sentFrom: '2026-11-01', sentTo: '2026-11-01' })).toEqual(['opened', 'taken'])
  expect(await namesOf({ sentTo: '2026-10-31' })).toEqual(['never'])
  expect(await namesOf({ sentFrom: '2026-11-02' })).toEqual(['back'])
})

test('exports what the filter lists', async () => {
  const { csv } = await world.call(
    exportSessions,
    { templateId: issuer.templateId, opened: 'yes', sentTo: '2026-11-01' },
    { token: issuer.token },
  )
  expect(csv.match(/[\w-]+@example[.]org/g)).toEqual(['opened@example.org'])
})
