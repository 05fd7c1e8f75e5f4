import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openNotices } from '#platform/notices/notices.ts'
import { testDatabaseUrl } from '../start/config.ts'
import { assertQuiet } from './assert-quiet.ts'
import { openEmpty } from './testing-target.ts'

const serverUrl = testDatabaseUrl()
const WATCH_MS = 60
/** Longer than this process can stand still between two questions of the busy connection. */
const LONG_WATCH_MS = 1500

// The embedded database has one process.
describe.skipIf(!serverUrl)('a database that is moved', () => {
  let source: Awaited<ReturnType<typeof openEmpty>>
  let other: pg.Client
  beforeAll(async () => {
    source = await openEmpty(serverUrl)
  })
  afterAll(() => source.remove())
  beforeEach(async () => {
    other = new pg.Client({ connectionString: source.databaseUrl })
    await other.connect()
  })
  afterEach(() => other.end())

  test('is quiet beside idle connections, as a pooler keeps them', async () => {
    await other.query('select 1')
    await assertQuiet(source.database, WATCH_MS)
  })

  test('is in use by a server that listens', async () => {
    const notices = await openNotices(source.database)
    await expect(assertQuiet(source.database, WATCH_MS)).rejects.toThrow(/in use by 1 other connection\. Stop all/)
    await notices.close()
  })

  test('is in use by an open transaction', async () => {
    await other.query('begin')
    await expect(assertQuiet(source.database, WATCH_MS)).rejects.toThrow(/--while-running/)
  })

  test('is in use by a connection that asks now and then', async () => {
    let isDone = false
    const asking = (async () => {
      while (!isDone) await other.query('select 1')
    })()
    const outcome = assertQuiet(source.database, LONG_WATCH_MS).finally(() => {
      isDone = true
    })
    await expect(outcome).rejects.toThrow(/in use/)
    await asking
  })
})
