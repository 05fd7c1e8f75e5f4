// On both databases: tests open either.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { createLog } from '#platform/process/log.ts'
import { BESIDES, openTestDatabase } from './database.ts'
import { testOnPostgres } from './on-postgres.ts'

const ASK = sql`select 1`
let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl(), createLog({ logLevel: 'silent' }))
})
afterAll(() => opened.database.close())

testOnPostgres('fails a query outside the open transaction on Postgres too', async () => {
  const { db } = opened.database
  const asked = db.transaction(async () => db.execute(ASK))
  await expect(asked).rejects.toMatchObject({ cause: { message: BESIDES } })
  await expect(db.transaction(async () => db.transaction(async (tx) => tx.execute(ASK)))).rejects.toThrow(BESIDES)
})

test('allows queries after the transaction has ended', async () => {
  const { db } = opened.database
  const later = await db.transaction(async () => () => db.execute(ASK))
  await expect(later()).resolves.toBeDefined()
})
