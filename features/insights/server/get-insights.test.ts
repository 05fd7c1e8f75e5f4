import { eq, sql } from 'drizzle-orm'
import type { IndexColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { callWith, putKey } from '#features/developers/server/testing-keys.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { sends } from '#features/sends/server/tables.ts'
import { templates } from '#features/templates/server/tables.ts'
import { issuerIdOf, makeTemplate, signUp } from '#testing/stories.ts'
import { makeSub } from '#testing/sub-stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { exportInsights, getInsights, listInsightSends } from '../contract.ts'
import { addDays, dayIn, type Sums, type Way } from '../rules.ts'
import { insightChanges, insightDays, insightMonths, insightSends, insightStart, insightWaits } from './tables.ts'

let world: World
let admin = { token: '' }
let issuerId = ''
let a = ''
let b = ''
const ZONE = 'Pacific/Apia'
let today = ''

beforeAll(async () => {
  world = await openWorld()
  admin = await signUp(world, 'ada@example.org')
  issuerId = await issuerIdOf(world, admin.token)
  a = (await makeTemplate(world, admin.token, { name: 'Rope rescue' })).templateId
  b = (await makeTemplate(world, admin.token, { name: 'Abseiling' })).templateId
  await world.ctx().db.update(issuers).set({ timeZone: ZONE }).where(eq(issuers.id, issuerId))
})
beforeEach(async () => {
  const { db } = world.ctx()
  for (const table of [insightChanges, insightDays, insightMonths, insightWaits, insightSends]) await db.delete(table)
  await countSince('2020-01-01')
  await db.update(templates).set({ deletedAt: null })
  today = dayIn(ZONE, world.now())
})
afterAll(() => world.close())

const countSince = async (day: string) => {
  await world.ctx().db.delete(insightStart)
  await world.ctx().db.insert(insightStart).values({ day })
}
/** A community that was there before openings were counted; one that came later has none that were not. */
const bornOn = (day: string) =>
  world
    .ctx()
    .db.update(issuers)
    .set({ createdAt: new Date(`${day}T12:00Z`) })
    .where(eq(issuers.id, issuerId))
const ask = (asked: Partial<CallInput<typeof getInsights>> = {}, token = admin.token) =>
  world.call(getInsights, asked, { token })

type Kept = Partial<Sums> & { day?: string; way?: Way; issuerId?: string }
/** Adds figures of a day as the fold keeps them: for its template and its community, by day and month. */
async function keep(
  templateId: string,
  { day = today, way = 'person', issuerId: of = issuerId, ...sums }: Kept,
): Promise<void> {
  const { db } = world.ctx()
  for (const template of [templateId, '']) {
    const key = { issuerId: of, templateId: template, way }
    await db
      .insert(insightDays)
      .values({ ...key, ...sums, day })
      .onConflictDoUpdate({ target: keyOf(insightDays, insightDays.day), set: plus(insightDays, sums) })
    await db
      .insert(insightMonths)
      .values({ ...key, ...sums, month: `${day.slice(0, 7)}-01` })
      .onConflictDoUpdate({ target: keyOf(insightMonths, insightMonths.month), set: plus(insightMonths, sums) })
  }
}
type Table = typeof insightDays | typeof insightMonths
const keyOf = (table: Table, day: IndexColumn) => [table.issuerId, table.templateId, table.way, day]
const plus = (table: Table, sums: Partial<Sums>) =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, sql`${table[name as keyof Sums]} + ${value}`]))

test('the chain adds what is kept to what was not added yet', async () => {
  await keep(a, { sent: 5, cameBack: 1, opened: 1, collected: 2, shared: 1, checked: 3, issued: 2 })
  await keep(b, { day: addDays(today, -29), sent: 4, collected: 4, issued: 4 })
  await keep(b, { day: addDays(today, -30), sent: 7 })
  await world
    .ctx()
    .db.insert(insightChanges)
    .values({ issuerId, templateId: a, way: 'person', day: today, sent: 1, opened: -1, collected: 1 })
  const { chain, before, from, to, zone } = await ask()
  expect({ from, to, zone }).toEqual({ from: addDays(today, -29), to: today, zone: ZONE })
  expect(chain).toEqual({ sent: 10, cameBack: 1, delivered: 9, opened: 7, collected: 7, shared: 1, checked: 3 })
  expect(before?.sent).toBe(7)
})

test.each(['7days', '30days', '12months', 'start'] as const)(
  'all pages of %s, with the deleted templates, add up to the chain',
  async (period) => {
    for (let ago = 0; ago < 500; ago += 17)
      await keep(ago % 2 ? a : b, { day: addDays(today, -ago), sent: ago + 1, collected: 1 })
    await keep('gone', { sent: 3 })
    const { chain, rest, pagination } = await ask({ period, pageSize: 1 })
    let total = rest?.sent ?? 0
    for (let pageNumber = 1; pageNumber <= pagination.totalPages; pageNumber++)
      total += (await ask({ period, pageSize: 1, pageNumber })).rows[0]?.sent ?? 0
    expect(total).toBe(chain.sent)
    expect(rest?.sent).toBe(3)
  },
)

test('a page past the end is the last one', async () => {
  await keep(a, { sent: 5 })
  await keep(b, { sent: 6 })
  expect((await ask({ pageSize: 1, pageNumber: 9 })).rows.map(({ title }) => title)).toEqual(['Rope rescue'])
})

test('a template that was deleted joins the deleted ones', async () => {
  await keep(a, { sent: 5 })
  await keep(b, { sent: 6 })
  await world.ctx().db.update(templates).set({ deletedAt: world.now() }).where(eq(templates.id, a))
  const { rows, rest, chain } = await ask()
  expect([rows.map(({ title }) => title), rest?.sent, chain.sent]).toEqual([['Abseiling'], 5, 11])
})

test('columns have the badges of each day of issue, by persons and by open links', async () => {
  await keep(a, { issued: 2 })
  await keep(b, { day: addDays(today, -6), way: 'link', issued: 3, collected: 3, opened: 8 })
  const { columns, links, chain } = await ask({ period: '7days' })
  expect(columns).toHaveLength(7)
  expect(columns[0]).toEqual({ from: addDays(today, -6), collected: 0, byLink: 3 })
  expect(columns.at(-1)).toEqual({ from: today, collected: 2, byLink: 0 })
  expect([links, chain.collected]).toEqual([{ opened: 8, collected: 3, shared: 0, checked: 0 }, 0])
})

test('where it stops names the templates, and leaves out who may have opened it before openings were counted', async () => {
  await keep(a, { day: addDays(today, -3), sent: 10, cameBack: 1, opened: 2, collected: 3 })
  await keep(b, { sent: 5, opened: 1 })
  expect((await ask()).stops).toEqual({
    cameBack: { count: 1, templates: [{ templateId: a, title: 'Rope rescue', category: 'basic', count: 1 }] },
    neverOpened: {
      count: 8,
      templates: [
        { templateId: a, title: 'Rope rescue', category: 'basic', count: 4 },
        { templateId: b, title: 'Abseiling', category: 'basic', count: 4 },
      ].toSorted((x, y) => x.title.localeCompare(y.title)),
    },
    openedOnly: {
      count: 3,
      templates: [
        { templateId: a, title: 'Rope rescue', category: 'basic', count: 2 },
        { templateId: b, title: 'Abseiling', category: 'basic', count: 1 },
      ],
    },
  })
  await countSince(addDays(today, -2))
  expect((await ask()).countedSince).toBe('')
  await bornOn(addDays(today, -9))
  const { stops, countedSince } = await ask()
  expect([stops.neverOpened.count, countedSince]).toEqual([4, addDays(today, -2)])
})

test('half of what was collected was so within the smallest bound that has half, and nothing is said below 10 sent', async () => {
  await keep(a, { sent: 9, collected: 4 })
  const { db } = world.ctx()
  for (const [bound, count] of [
    [60, 1],
    [3600, 2],
    [-1, 1],
  ] as const)
    for (const templateId of ['', a])
      await db.insert(insightWaits).values([
        { issuerId, templateId, isMonth: 0, day: today, bound, count },
        { issuerId, templateId, isMonth: 1, day: `${today.slice(0, 7)}-01`, bound, count },
      ])
  expect((await ask({ period: '7days' })).within).toBe(0)
  await keep(a, { sent: 10 })
  expect((await ask({ period: '7days' })).within).toBe(3600)
})

test('a contributor sees the figures of the templates of their folders alone', async () => {
  const person = await joinFolder(world, { issuerId, email: 'max@example.org', templateIds: [b] })
  await keep(a, { sent: 5 })
  await keep(b, { sent: 6 })
  const { token } = person
  const { chain, rows, also } = await ask({}, token)
  expect([chain.sent, rows.map(({ title }) => title), also]).toEqual([6, ['Abseiling'], undefined])
  await expect(ask({ templateId: a }, token)).rejects.toMatchObject({ key: 'notFound' })
})

test('a parent adds its sub-communities, one row each, and only when asked', async () => {
  const sub = await makeSub(world, admin.token, 'lea@example.org', 'Cordée Lyon')
  const subId = await issuerIdOf(world, sub.token)
  await keep(a, { sent: 5 })
  await keep('theirs', { sent: 6, day: dayIn('UTC', world.now()), issuerId: subId })
  expect((await ask()).chain.sent).toBe(5)
  const { chain, subs, rows } = await ask({ withSubs: true })
  expect([chain.sent, subs.map(({ name, sent }) => [name, sent]), rows.length]).toEqual([11, [['Cordée Lyon', 6]], 1])
  expect((await ask({ withSubs: true }, sub.token)).subs).toEqual([])
})

test('a key learns nothing of the sub-communities', async () => {
  const subId = await issuerIdOf(world, (await makeSub(world, admin.token, 'zoe@example.org', 'Grimpe 38')).token)
  await keep('theirs', { sent: 6, day: dayIn('UTC', world.now()), issuerId: subId })
  const key = await putKey(world, issuerId, { templateIds: [a] })
  const { subs, chain } = await callWith(world, key, getInsights, { withSubs: true })
  expect({ subs, sent: chain.sent }).toEqual({ subs: [], sent: 0 })
})

test('refuses an end before its beginning, and a day to come', async () => {
  const days = (from: string, to: string) => ask({ period: 'days', from, to })
  await expect(days(today, addDays(today, -1))).rejects.toMatchObject({ key: 'periodInvalid' })
  await expect(days(addDays(today, 1), addDays(today, 2))).rejects.toMatchObject({ key: 'dayInvalid' })
})

test('lists and exports the sends of several recipients that were made in the period', async () => {
  const { db } = world.ctx()
  const make = async (id: string, total: number, ago: number) => {
    const createdAt = new Date(world.now().getTime() - ago * 86_400_000)
    await db
      .insert(sends)
      .values({ id, issuerId, templateId: a, mails: total, folderId: '', createdAt, total, message: '' })
    await db.insert(insightSends).values({ sendId: id, issuerId, templateId: a, sent: total })
  }
  await make('send-old', 4, 40)
  await make('send-new', 3, 2)
  await db
    .insert(insightChanges)
    .values({ issuerId, templateId: a, sendId: 'send-new', way: 'person', day: today, collected: 1 })
  const { sends: listed, next } = await world.call(listInsightSends, { templateId: a }, admin)
  expect([listed, next]).toMatchObject([[{ sendId: 'send-new', recipients: 3, sent: 3, collected: 1 }], ''])
  const { rows } = await world.call(exportInsights, { by: 'send' }, admin)
  expect(rows.map(({ sendId }) => sendId)).toEqual(['send-new'])
})

test('exports by template end with the deleted ones, and by day have each day that has a figure', async () => {
  await keep(a, { sent: 5, issued: 2 })
  await keep('gone', { sent: 3, day: addDays(today, -5) })
  const by = async (what: 'template' | 'day') => (await world.call(exportInsights, { by: what }, admin)).rows
  expect((await by('template')).map(({ title, sent, issued }) => [title, sent, issued])).toEqual([
    ['Rope rescue', 5, 2],
    ['', 3, 0],
  ])
  expect((await by('day')).map(({ day, sent }) => [day, sent])).toEqual([
    [addDays(today, -5), 3],
    [today, 5],
  ])
})
