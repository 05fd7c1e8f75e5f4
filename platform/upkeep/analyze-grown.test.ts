// On both databases: only the embedded one has no autovacuum, and nothing is to be analyzed on the other.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { openWorld, type World } from '#testing/world.ts'
import { analyzeGrown } from './analyze-grown.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

test('analyzes a table of the embedded database each time it doubled', async () => {
  const grow = (rows: number) =>
    world.ctx().db.execute(sql`insert into events (at, kind, subject_id)
      select now(), 'template.published', g::text from generate_series(1, ${rows}::int) g`)
  const isEmbedded = testDatabaseUrl() === undefined
  await grow(2000)
  expect(await analyzeGrown(world.ctx())).toEqual(isEmbedded ? ['events'] : [])
  await grow(500)
  expect(await analyzeGrown(world.ctx())).toEqual([])
  await grow(4000)
  expect(await analyzeGrown(world.ctx())).toEqual(isEmbedded ? ['events'] : [])
})
