import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/context.ts'
import { isDatabaseAway } from '#platform/database/database-errors.ts'
import { openDatabase } from '#platform/database/db.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { createLog } from '#platform/process/log.ts'
import { asAnother } from '#testing/database.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { studioServer } from './http.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

const NOBODY_THERE = 'postgres://nobody@127.0.0.1:1/nothing'

test.each(['/api/v1/badges/none00000000/verification', '/verify/none'])(
  'without its database the server answers %s with 503 and when to try again',
  async (url) => {
    const away = await openDatabase({ databaseUrl: NOBODY_THERE, dataDir: world.config.dataDir })
    const app = await studioServer({ ...world.services, db: away.db }, createLog({ logLevel: 'silent' }))
    const answer = await app.inject({ url, headers: { host: new URL(world.config.publicUrl).host } })
    await app.close()
    await away.close()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual({ code: 5030, message: 'unavailable' })
  },
)

/** The address of the world's database as after a failover that only the old primary knows of. */
const replaced = () =>
  `${world.config.databaseUrl}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`

testOnPostgres('answers a write with 503 and is not ready while its database takes no writes', async () => {
  const old = await openDatabase({ databaseUrl: replaced(), dataDir: world.config.dataDir })
  const app = await studioServer({ ...world.services, db: old.db }, createLog({ logLevel: 'silent' }))
  const headers = { host: new URL(world.config.publicUrl).host }
  const answers = await Promise.all([
    app.inject({ method: 'POST', url: '/api/v1/auth/', headers, payload: {} }),
    app.inject({ url: '/readyz', headers }),
  ])
  await app.close()
  await old.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503])
  expect(answers[0].headers['retry-after']).toBe('5')
  expect(answers[1].json()).toMatchObject({ status: 'unavailable' })
})

testOnPostgres('replaces a connection that refused a write inside a transaction', async () => {
  const { db, close } = await openDatabase({ databaseUrl: world.config.databaseUrl, dataDir: world.config.dataDir })
  await db.execute(sql`set default_transaction_read_only = on`)
  const write = () => db.transaction(async (tx) => await tx.execute(sql`create temporary table written (n int)`))
  await expect(write()).rejects.toSatisfy(isDatabaseAway)
  await write()
  await close()
})

testOnPostgres('fails only the work whose connection is lost inside its transaction', async () => {
  const ctx = world.ctx()
  const work = inTransaction(ctx, async (inner) => {
    const rows = await rowsOf<{ pid: number }>(inner.db, sql`select pg_backend_pid() as pid`)
    await asAnother(async () => await ctx.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`))
    // The server announces the end of the connection between queries.
    await new Promise((resolve) => setImmediate(resolve))
    await inner.db.execute(sql`select pg_sleep(10)`)
  })
  await expect(work).rejects.toSatisfy(isDatabaseAway)
  expect((await ctx.db.execute(sql`select 1 as one`)) as unknown).toMatchObject({ rows: [{ one: 1 }] })
})

testOnPostgres('completes both of two deadlocked transactions', async () => {
  const ctx = world.ctx()
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const lock = (mine: number, other: number) =>
    inTransaction(ctx, async ({ db }) => {
      await db.execute(sql`select pg_advisory_xact_lock(${mine + 77})`)
      met[mine]?.resolve()
      await met[other]?.promise
      await db.execute(sql`select pg_advisory_xact_lock(${other + 77})`)
      return 'done'
    })
  expect(await Promise.all([lock(0, 1), lock(1, 0)])).toEqual(['done', 'done'])
})
