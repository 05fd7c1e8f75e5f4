import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stream } from '#base/call.ts'
import { importSessions } from '#features/imports/contract.ts'
import { followEvents } from '#features/issuers/contract.ts'
import { readSend, updateSendSettings } from '#features/sends/running/contract.ts'
import { openDatabase } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/process/log.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { openTestDatabase } from '#testing/database.ts'
import { openPooler, POOLER } from '#testing/pooler.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { testDatabaseUrl } from './config.ts'

const serverUrl = testDatabaseUrl()

// The embedded database has no connections to pool.
describe.skipIf(!serverUrl || !POOLER)('behind PgBouncer in transaction mode', () => {
  describe.each(['a direct connection', 'polling'] as const)('with notices by %s', (way) => {
    let world: World
    let pooler: Awaited<ReturnType<typeof openPooler>>
    let closeDatabase: () => Promise<void>
    beforeAll(async () => {
      const { database, url = '' } = await openTestDatabase(serverUrl, createLog({ logLevel: 'silent' }))
      closeDatabase = database.close
      pooler = await openPooler(url)
      const config = {
        databaseUrl: pooler.to(url),
        databaseDirectUrl: way === 'polling' ? undefined : url,
        isPooled: true,
      }
      const pooled = await openDatabase({ ...config, dataDir: '' })
      world = await openWorld({ config, opened: { database: pooled, url: config.databaseUrl } })
    })
    afterAll(async () => {
      await world?.close()
      await pooler?.close()
      await closeDatabase?.()
    })

    test('several starts migrate one after the other', async () => {
      await Promise.all([migrate(world.database), migrate(world.database), migrate(world.database)])
      const locks = sql`select count(*)::int as n from pg_locks where locktype = 'advisory' and database =
        (select oid from pg_database where datname = current_database())`
      expect((await world.ctx().db.execute(locks)) as unknown).toMatchObject({ rows: [{ n: 0 }] })
    })

    test('a badge is sent, mailed, collected and seen by a stream', async () => {
      const { token, send } = await startSending(world, {}, `sender-${way.length}@example.org`)
      await world.call(updateSendSettings, { undoSeconds: 0 }, { token })
      const leaving = new AbortController()
      const caller = { ...world.caller(token), fetch: injectFetch(world.app, { isFlowing: true }) }
      const events = stream(caller, followEvents, {}, leaving.signal)
      await events.next()
      const [claim = ''] = await send('kim@example.org')
      expect((await events.next()).value).toMatchObject({ changes: expect.anything() })
      leaving.abort()
      await world.runJobs()
      expect((await world.outbox()).at(-1)?.to?.[0]?.address).toBe('kim@example.org')
      expect((await claimWithKey(world, claim)).credentials).toHaveLength(1)
    })

    test('a list is imported', async () => {
      const { token, templateId } = await startSending(world, {}, `importer-${way.length}@example.org`)
      await world.call(updateSendSettings, { undoSeconds: 0 }, { token })
      const rows = Array.from({ length: 30 }, (_, at) => `person${at}@example.org`)
      const file = new File([['Email', ...rows].join('\n')], 'people.csv')
      const { id } = await world.call(importSessions, { templateId, file, idempotencyKey: 'list' }, { token })
      await world.runJobs()
      expect(await world.call(readSend, { sendId: id }, { token })).toMatchObject({ status: 'sent', read: 30 })
    })
  })
})
