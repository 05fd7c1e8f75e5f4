// On both databases: arrays of values go through two drivers.

import { sql } from 'drizzle-orm'
import { bigserial, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { openTestDatabase } from '#testing/database.ts'
import { createLog } from '../process/log.ts'
import { instant } from '../tables.ts'
import type { Database } from './db.ts'
import { insertRows } from './insert-rows.ts'

const things = pgTable('things', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  shownName: text('shown_name').notNull().unique(),
  madeAt: instant('made_at'),
  said: jsonb('said').$type<Record<string, unknown>>(),
  count: integer('count').notNull().default(7),
})

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase(testDatabaseUrl(), createLog({ logLevel: 'silent' }))).database
  await database.db.execute(sql`create table things (id bigserial primary key, shown_name text not null unique,
    made_at timestamptz, said jsonb, count integer not null default 7)`)
})
beforeEach(async () => void (await database.db.execute(sql`truncate things restart identity`)))
afterAll(() => database.close())

const all = () => database.db.select().from(things).orderBy(things.id)

test('writes rows in order like drizzle, with defaults and nested JSON', async () => {
  const rows = [
    {
      shownName: `a "quoted" \\ 'name', {1,2}`,
      madeAt: new Date('2026-03-01T12:00:00.123Z'),
      said: { a: [1, { b: 'é\n' }] },
    },
    { shownName: 'null', madeAt: null, said: { c: null } },
    { shownName: '', madeAt: new Date(0) },
  ]
  await insertRows(database.db, things, rows)
  const written = await all()
  await database.db.execute(sql`truncate things restart identity`)
  await database.db.insert(things).values(rows)
  expect(written).toEqual(await all())
  expect(written.map(({ id, count }) => [id, count])).toEqual([1, 2, 3].map((id) => [id, 7]))
})

test('returns the rows of the statement, with null for an omitted member', async () => {
  await insertRows(database.db, things, [{ shownName: 'known' }])
  const rows = [{ shownName: 'known' }, { shownName: 'fresh', said: {} }, { shownName: 'last' }]
  const end = sql`on conflict (shown_name) do nothing returning shown_name, said`
  expect(await insertRows(database.db, things, rows, end)).toEqual([
    { shown_name: 'fresh', said: {} },
    { shown_name: 'last', said: null },
  ])
  expect((await all()).map(({ shownName }) => shownName)).toEqual(['known', 'fresh', 'last'])
})

test('runs no statement without rows', async () => {
  expect(await insertRows(database.db, things, [], sql`what no database understands`)).toEqual([])
})
