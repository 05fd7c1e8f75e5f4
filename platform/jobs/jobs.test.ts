// On both databases: the queues share the one connection of the embedded one.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { openTestDatabase } from '#testing/database.ts'
import { type Context, inTransaction, type SystemContext } from '../context.ts'
import type { Database } from '../database/db.ts'
import { rowsOf } from '../database/rows-of.ts'
import { takeRate } from '../http/rate-limit.ts'
import { openNotices } from '../notices/notices.ts'
import { createLog } from '../process/log.ts'
import { gaveUp, type Jobs, openJobs } from './jobs.ts'

const QUEUES = ['greet', 'stumble', 'fall', gaveUp('fall'), 'wait', 'hang']
const log = createLog({ logLevel: 'silent' })
let database: Database
let jobs: Jobs
let ctx: Context
const worked: string[] = []
const stumbled: string[] = []
const released = Promise.withResolvers<void>()
const hung = Promise.withResolvers<void>()

beforeAll(async () => {
  database = (await openTestDatabase(testDatabaseUrl(), log)).database
  jobs = await openJobs(database, QUEUES, log)
  await database.db.execute(sql`update pgboss.queue set retry_limit = 0 where name = 'fall'`)
  ctx = {
    db: database.db,
    jobs,
    log,
    now: () => new Date(),
    actor: { kind: 'system', job: 'test' },
  } as unknown as Context
  await jobs.start(
    {
      greet: async (_, { name = '' }) => {
        worked.push(name)
      },
      fall: async () => {
        throw new Error('it never works')
      },
      [gaveUp('fall')]: async (_, { name }) => {
        worked.push(`gave up ${name}`)
      },
      wait: async (_, { name = '' }) => {
        if (name === 'slow') await released.promise
        worked.push(name)
      },
      hang: async (_, { name = '' }) => {
        worked.push(name)
        await hung.promise
      },
      stumble: async (_, { name = '' }) => {
        if (stumbled.includes(name)) return void worked.push(name)
        stumbled.push(name)
        throw new Error('the first try fails')
      },
    },
    () => ctx as SystemContext,
    ['wait'],
  )
})

afterAll(async () => {
  await jobs.stop()
  await database.close()
})

/** The names in all jobs that were written, run or not. */
const written = async () => {
  const rows = await rowsOf<{ name: string }>(ctx.db, sql`select data->>'name' as name from pgboss.job`)
  return rows.map(({ name }) => name)
}

describe('a job', () => {
  test('runs after its transaction commits', async () => {
    await inTransaction(ctx, async (ctx) => {
      await jobs.send(ctx, 'greet', { name: 'Ada' })
      expect(worked).not.toContain('Ada')
    })
    await expect.poll(() => worked).toContain('Ada')
  })

  test('is not written when its transaction rolls back', async () => {
    const failing = inTransaction(ctx, async (ctx) => {
      await jobs.send(ctx, 'greet', { name: 'nobody' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await written()).not.toContain('nobody')
  })

  test('runs when it is written together with others', async () => {
    const names = ['Bea', 'Cyd', 'Dan']
    const many = names.map((name) => ({ name }))
    await inTransaction(ctx, (ctx) => jobs.sendAll(ctx, 'greet', many))
    await expect.poll(() => worked).toEqual(expect.arrayContaining(names))
  })

  test('follows the one before at once', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `one of fifty ${at}`)
    await inTransaction(ctx, (ctx) =>
      jobs.sendAll(
        ctx,
        'greet',
        names.map((name) => ({ name })),
      ),
    )
    // One look a second would take fifty.
    await expect.poll(() => worked, { timeout: 15_000 }).toEqual(expect.arrayContaining(names))
  })

  test('for which a person waits does not wait for a slow one', async () => {
    await jobs.send(ctx, 'wait', { name: 'slow' })
    await jobs.send(ctx, 'wait', { name: 'quick' })
    await expect.poll(() => worked).toContain('quick')
    // Written as by another process, which wakes nobody here.
    await ctx.db.execute(sql`insert into pgboss.job (name, data) values ('wait', '{"name":"from elsewhere"}')`)
    await expect.poll(() => worked, { timeout: 6_000 }).toContain('from elsewhere')
    expect(worked).not.toContain('slow')
    released.resolve()
    await expect.poll(() => worked).toContain('slow')
  })

  test('is not written together with others when their transaction rolls back', async () => {
    const failing = inTransaction(ctx, async (ctx) => {
      await jobs.sendAll(ctx, 'greet', [{ name: 'no one' }, { name: 'none' }])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await written()).not.toContain('no one')
  })

  test('that fails its last retry is passed to the handler for failed jobs', async () => {
    await inTransaction(ctx, (ctx) => jobs.send(ctx, 'fall', { name: 'Eve' }))
    await expect.poll(() => worked).toContain('gave up Eve')
  })

  test('that fails is retried', async () => {
    await jobs.send(ctx, 'stumble', { name: 'Fay' })
    await expect.poll(() => worked).toContain('Fay')
    expect(stumbled).toEqual(['Fay'])
  })
})

/** The start of the question for due jobs, and a part of each fetch of one. */
const LOOK = 'from unnest($1::text[]) as queue'
const FETCH = 'next AS ('
// On Postgres the queue has a pool of its own, which cannot be watched.
const onEmbedded = test.skipIf(testDatabaseUrl())
const pglite = () => {
  if (database.kind !== 'pglite') throw new Error('The database is not the embedded one')
  return database.pglite
}

/** Counts the statements with a part that the embedded database is asked from now on in this test. */
function countStatements(): (part: string) => number {
  const spies = [vi.spyOn(pglite(), 'query'), vi.spyOn(pglite(), 'exec')]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return (part) => spies.flatMap(({ mock }) => mock.calls as string[][]).filter(([text]) => text?.includes(part)).length
}

onEmbedded('queues without work are looked at together, and not one by one', async () => {
  const asked = countStatements()
  // The job of the test before is followed by one fetch.
  await expect.poll(() => asked(LOOK)).toBeGreaterThan(0)
  const fetches = asked(FETCH)
  await expect.poll(() => asked(LOOK)).toBeGreaterThan(2)
  expect(asked(FETCH)).toBe(fetches)
})

onEmbedded('all queues are fetched from where nothing can be written', async () => {
  const asked = countStatements()
  await pglite().exec('set default_transaction_read_only = on')
  onTestFinished(async () => void (await pglite().exec('set default_transaction_read_only = off')))
  await expect.poll(() => asked(FETCH)).toBeGreaterThanOrEqual(QUEUES.length)
})

onEmbedded.each([
  ['failed', () => Promise.reject(new Error('the database is away'))],
  ['got no answer', () => new Promise<never>(() => undefined)],
])('queues are looked at again after a look that %s', async (how, answer) => {
  const really = pglite().query.bind(pglite())
  let looks = 0
  const spy = vi.spyOn(pglite(), 'query').mockImplementation((text, ...rest) => {
    if (!text.includes(LOOK) || looks++ > 0) return really(text, ...rest) as never
    return answer()
  })
  onTestFinished(() => spy.mockRestore())
  // One that was asked before may find the job too.
  await expect.poll(() => looks).toBeGreaterThan(0)
  await ctx.db.execute(
    sql`insert into pgboss.job (name, data) values ('greet', ${JSON.stringify({ name: how })}::jsonb)`,
  )
  await expect.poll(() => worked).toContain(how)
})

test('a job that outlives its time does not hold up its queue', async () => {
  // Its worker has looked again, and sleeps, before the second try is due.
  await ctx.db.execute(
    sql`insert into pgboss.job (name, data, expire_seconds, retry_delay) values ('hang', '{"name":"twice"}', 1, 2)`,
  )
  // The second time while the first one still hangs.
  await expect.poll(() => worked.filter((name) => name === 'twice')).toHaveLength(2)
  hung.resolve()
})

describe('a rate', () => {
  test('allows exactly its limit of concurrent attempts', async () => {
    const asked = Array.from({ length: 30 }, () => takeRate(ctx, 'door', { limit: 10, seconds: 60 }))
    const answers = await Promise.allSettled(asked)
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(10)
  })

  test('opens again after its window', async () => {
    const rate = { limit: 1, seconds: 60 }
    await takeRate(ctx, 'window', rate)
    await expect(takeRate(ctx, 'window', rate)).rejects.toMatchObject({ key: 'tooManyRequests' })
    const later = { ...ctx, now: () => new Date(Date.now() + 61_000) }
    await expect(takeRate(later, 'window', rate)).resolves.toBeUndefined()
  })
})

test('a job that is written by a process without workers wakes those of the others', async () => {
  const notices = await openNotices(database)
  const woken: (string | undefined)[] = []
  notices.subscribe('jobs', (name) => woken.push(name))
  const web = await openJobs(database, ['greet'], log, notices)
  await inTransaction(ctx, (ctx) => web.send(ctx, 'greet', { name: 'by another' }))
  await expect.poll(() => woken).toEqual(['greet'])
  await web.stop()
  await notices.close()
})
