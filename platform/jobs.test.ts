// On both databases: the queues share the one connection of the embedded one.

import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Context, inTransaction, type SystemContext } from './context.ts'
import { type Database, EXTENSIONS, embedded } from './db.ts'
import { gaveUp, type Jobs, openJobs } from './jobs.ts'
import { createLog } from './log.ts'
import { migrate } from './migrate.ts'
import { takeRate } from './rate-limit.ts'

const log = createLog({ logLevel: 'silent' })
let database: Database
let jobs: Jobs
let ctx: Context
const worked: string[] = []
let wake: () => void = () => undefined

beforeAll(async () => {
  database = embedded(await PGlite.create({ extensions: EXTENSIONS }))
  await migrate(database)
  jobs = await openJobs(database, ['greet', 'stumble', 'fall', gaveUp('fall')], log)
  await database.db.execute(sql`update pgboss.queue set retry_limit = 0 where name = 'fall'`)
  ctx = {
    db: database.db,
    jobs,
    log,
    now: () => new Date(),
    actor: { kind: 'system', job: 'test' },
  } as unknown as Context
  let stumbles = 0
  await jobs.start(
    {
      greet: async (_, data) => {
        worked.push(data.name ?? '')
        wake()
      },
      fall: async () => {
        throw new Error('it never works')
      },
      [gaveUp('fall')]: async (_, data) => {
        worked.push(`gave up ${data.name}`)
        wake()
      },
      stumble: async () => {
        stumbles++
        if (stumbles === 1) throw new Error('the first try fails')
        worked.push('stumbled')
        wake()
      },
    },
    () => ctx as SystemContext,
  )
})

afterAll(async () => {
  await jobs.stop()
  await database.close()
})

const until = (done: () => boolean) =>
  new Promise<void>((resolve) => {
    const check = () => done() && resolve()
    wake = check
    check()
  })

describe('a job', () => {
  test('runs after its transaction commits, and not at all when it rolls back', async () => {
    const failing = inTransaction(ctx, async (ctx) => {
      await jobs.send(ctx, 'greet', { name: 'nobody' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await inTransaction(ctx, (ctx) => jobs.send(ctx, 'greet', { name: 'Ada' }))
    await until(() => worked.includes('Ada'))
    expect(worked).toEqual(['Ada'])
  })

  test('of many is written with all the others, or with none of them', async () => {
    const many = ['Bea', 'Cyd', 'Dan'].map((name) => ({ name }))
    const failing = inTransaction(ctx, async (ctx) => {
      await jobs.sendAll(ctx, 'greet', [{ name: 'nobody' }, { name: 'no one' }])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await inTransaction(ctx, (ctx) => jobs.sendAll(ctx, 'greet', many))
    await until(() => worked.length >= 4)
    expect(worked.toSorted()).toEqual(['Ada', 'Bea', 'Cyd', 'Dan'])
  })

  test('that fails its last retry is passed to the handler for failed jobs', async () => {
    await inTransaction(ctx, (ctx) => jobs.send(ctx, 'fall', { name: 'Eve' }))
    await until(() => worked.includes('gave up Eve'))
    expect(worked).toContain('gave up Eve')
  })

  test('that fails is retried', async () => {
    await jobs.send(ctx, 'stumble', {})
    await until(() => worked.includes('stumbled'))
    expect(worked).toContain('stumbled')
  })
})

describe('a rate', () => {
  test('allows exactly its limit of concurrent attempts', async () => {
    const asked = Array.from({ length: 30 }, () => takeRate(ctx, 'door', { limit: 10, seconds: 60 }))
    const answers = await Promise.allSettled(asked)
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(10)
  })

  test('opens again after its window', async () => {
    const later = { ...ctx, now: () => new Date(Date.now() + 61_000) }
    await expect(takeRate(later, 'door', { limit: 10, seconds: 60 })).resolves.toBeUndefined()
  })
})
