import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { events } from '../tables.ts'
import { EVENT_DAYS, forgetEvents } from './forget-events.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

test('deletes events older than streams look back to, and keeps the others', async () => {
  const { db, now } = world.ctx()
  const old = new Date(now().getTime() - (EVENT_DAYS + 1) * 86_400_000).toISOString()
  await db.execute(sql`insert into events (at, kind, subject_id)
    select ${old}::timestamptz, 'template.published', g::text from generate_series(1, 5001) g`)
  await db.insert(events).values({ at: now(), kind: 'template.published', subjectId: 'new' })
  expect(await forgetEvents(world.ctx())).toBe(5001)
  const left = await db.select({ subjectId: events.subjectId }).from(events).orderBy(asc(events.id))
  expect(left).toEqual([{ subjectId: 'new' }])
})
