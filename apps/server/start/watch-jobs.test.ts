import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { warnOfWaitingJobs } from './watch-jobs.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

test('jobs that nobody runs are warned of, and /readyz says so without being off', async () => {
  const { db } = world.services
  const warned: unknown[] = []
  const log = {
    ...world.services.log,
    warn: (_: object, sentence: string) => warned.push(sentence),
  } as typeof world.services.log
  await world.services.jobs.send(world.ctx(), 'mail-link', {})
  await warnOfWaitingJobs({ db, log })
  expect(warned).toEqual([])
  await db.execute(sql`update pgboss.job set start_after = now() - interval '2 minutes'`)
  await warnOfWaitingJobs({ db, log })
  expect(warned).toEqual([expect.stringContaining('ROLE=worker')])
  const host = new URL(world.config.publicUrl).host
  const answer = await world.app.inject({ url: '/readyz', headers: { host } })
  expect([answer.statusCode, answer.json().jobs]).toEqual([200, 'waiting'])
})
