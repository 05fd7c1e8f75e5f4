// On both databases: how the embedded one is created and refused.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openDatabase } from './db.ts'
import { rowsOf } from './rows-of.ts'
import { oftenUsed } from './statements.ts'

const folder = mkdtempSync(join(tmpdir(), 'blazon-small-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Ends by itself: `process.exit` in the tick of a failure may wait for ever for a thread that compiles (nodejs/node#54918).
const open = `import('./platform/database/db.ts').then(({ openDatabase }) => openDatabase({ dataDir: ${JSON.stringify(folder)} }))
    .then(() => process.exit(0), (error) => { console.error(error.constructor.name, error.message); process.exitCode = 3 })`

/** Opens a new database in a process of its own, after a shell command. */
function openAfter(line: string) {
  return spawnSync('sh', ['-c', `${line}; exec "$0" -e "$1"`, process.execPath, open], {
    encoding: 'utf8',
    timeout: 60_000,
  })
}

// The embedded database is made in the run without Postgres.
const onEmbedded = test.skipIf(process.platform === 'win32' || testDatabaseUrl() !== undefined)

onEmbedded('without room for a new database, a sentence says so, and nothing half made stays', () => {
  // Files of at most 500 kB: less than the first one that Postgres writes.
  const { status, stderr } = openAfter('ulimit -f 1000')
  expect(status).toBe(3)
  expect(stderr).toMatch(/DatabaseError There is no room.*Nothing was overwritten/)
  expect(readdirSync(folder)).toEqual([])
})

onEmbedded('a new database that fails for another reason blames no disk', () => {
  symlinkSync(join(folder, 'nowhere'), join(folder, 'pglite'))
  const { status, stderr } = openAfter(':')
  expect(status).toBe(3)
  expect(stderr).toMatch(/DatabaseError The embedded database could not be made, though the disk has room \(EEXIST/)
  expect(readdirSync(folder)).toEqual([])
})

onEmbedded.each([
  ['whose files are cut off', ['global', 'base'], '17\n'],
  ['of another major version', [], '11\n'],
])('a database %s is refused with a sentence, and stays as it is', (_, folders, version) => {
  const damaged = join(folder, 'pglite')
  for (const name of ['.', ...folders]) mkdirSync(join(damaged, name), { recursive: true })
  writeFileSync(join(damaged, 'PG_VERSION'), version)
  const before = readdirSync(damaged)
  const { status, stderr } = openAfter(':')
  expect(status).toBe(3)
  expect(stderr).toMatch(/DatabaseError The embedded database in \S+ is damaged or of another version/)
  expect(readdirSync(damaged)).toEqual(before)
  rmSync(damaged, { recursive: true })
})

testOnPostgres('compiles no statements, which takes longer than they do', async () => {
  const { db, close } = await openDatabase({ databaseUrl: testDatabaseUrl(), dataDir: folder })
  const rows = await rowsOf(db, sql`show jit`)
  expect(rows).toEqual([{ jit: 'off' }])
  await close()
})

testOnPostgres.each([
  [false, ['sum'] as string[]],
  [true, []],
])("keeps a statement of a busy path ready, unless sessions are a pooler's: %s", async (isPooled, names) => {
  const databaseUrl = testDatabaseUrl()
  const opened = await openDatabase({ databaseUrl, databaseDirectUrl: databaseUrl, isPooled, dataDir: folder })
  const sum = await opened.db.transaction(async (tx) => {
    await tx.execute(oftenUsed('sum', sql`select ${1}::int + 1 as sum`))
    const again = await tx.execute(oftenUsed('sum', sql`select ${2}::int + 1 as sum`))
    const kept = sql`select split_part(name, ' ', 1) as name, generic_plans + custom_plans as uses from pg_prepared_statements`
    return { again, kept: await tx.execute(kept) }
  })
  expect(sum).toMatchObject({
    again: { rows: [{ sum: 3 }] },
    kept: { rows: names.map((name) => ({ name, uses: 2 })) },
  })
  await opened.close()
})

testOnPostgres('a connection that ends before its transaction begins gives its place in the pool back', async () => {
  const database = await openDatabase({ databaseUrl: testDatabaseUrl(), dataDir: folder })
  if (database.kind !== 'postgres') throw new Error('Needs Postgres')
  const { db, pool, close } = database
  const connect = pool.connect.bind(pool)
  pool.connect = (async () => {
    const client = (await connect()) as pg.PoolClient & { end: () => Promise<void> }
    await client.end()
    return client
  }) as typeof pool.connect
  await expect(db.transaction(async () => undefined)).rejects.toThrow()
  expect(pool.totalCount).toBe(0)
  await close()
})
