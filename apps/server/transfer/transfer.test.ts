// On both databases: backups are made of either, and data moves from one to the other.

import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goesOn } from '#features/ledger/rules.ts'
import { anchorHash } from '#features/ledger/server/anchor-hash.ts'
import { getCheckpoint } from '#features/ledger/server/get-checkpoint.ts'
import { getConsistency } from '#features/ledger/server/get-consistency.ts'
import { latestCheckpoint } from '#features/ledger/server/queries.ts'
import { sequenceEntries } from '#features/ledger/server/sequence-entries.ts'
import { someHash } from '#features/ledger/server/testing-ledger.ts'
import type { Database } from '#platform/database/db.ts'
import { migrate, readMigrations } from '#platform/database/migrate.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { createLog } from '#platform/process/log.ts'
import type { Config } from '#platform/settings/config.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import { type Store, StoreAway } from '#platform/storage/store.ts'
import { openWorld, type World } from '#testing/world.ts'
import { systemContext } from '../http/context.ts'
import { testDatabaseUrl } from '../start/config.ts'
import { openServices } from '../start/services.ts'
import { backUp } from './back-up.ts'
import type { Head } from './entries.ts'
import { loadDatabase } from './load-database.ts'
import { move } from './move.ts'
import { checkArchive, readBody } from './read-archive.ts'
import { restore } from './restore.ts'
import { openSecrets, sealSecrets } from './secrets-box.ts'
import { contentsOf, fillCommunity, proveBadge } from './testing-community.ts'
import { openEmpty } from './testing-target.ts'

const log = createLog({ logLevel: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'blazon-backup-'))
const file = join(folder, 'all.backup')
let world: World
let filled: Awaited<ReturnType<typeof fillCommunity>>
let head: Head
let before: Record<string, string>
let target: Awaited<ReturnType<typeof openEmpty>>

beforeAll(async () => {
  world = await openWorld({ hasWorker: true })
  filled = await fillCommunity(world)
  await world.services.store.put('legal/en/terms.md', Buffer.from('# Our terms'))
  // The log's sequencer may still be running: the comparison uses a backup without concurrent writes.
  for (let after = ''; after !== JSON.stringify(before); after = JSON.stringify(await contentsOf(world.database))) {
    before = await contentsOf(world.database)
    const target = createWriteStream(file)
    ;({ head } = await backUp(world.database, target, { store: world.services.store, now: world.now() }))
  }
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  target = await openEmpty(testDatabaseUrl())
})
afterEach(() => target.remove())

const here = (more: Partial<Config> = {}): Config => ({
  ...world.config,
  dataDir: target.dataDir,
  databaseUrl: target.databaseUrl,
  ...more,
})
const restoreHere = (more: Partial<Config> = {}, from = file, given = head) =>
  restore(from, given, { database: target.database, config: here(more), log })
/** How many transactions are open on a database, that of the question excepted. */
const openOn = async (database: Database) => {
  const [row] = await rowsOf<{ open: number }>(
    database.db,
    `select count(*)::int as open from pg_stat_activity
     where xact_start is not null and pid <> pg_backend_pid() and datname = current_database()`,
  )
  return row?.open
}
/** Waits until no transaction is open: workers have one for a moment now and then, and a snapshot that is held never ends. */
const untilNoneOpen = (database: Database) => expect.poll(() => openOn(database)).toBe(0)
const prove = async () => {
  const { services, close } = await openServices(here(), log, {
    database: { ...target.database, close: async () => undefined },
  })
  const proof = await proveBadge(systemContext(services, 'test'), filled.badgeId)
  await close()
  return proof
}

test('a restored backup has every row of every table, and an old badge is valid under its own keys', async () => {
  const { end } = await checkArchive(file)
  const loaded = await restoreHere()
  const after = await contentsOf(target.database)
  expect(after).toEqual(before)
  expect(Object.keys(after).length).toBeGreaterThan(20)
  expect(loaded.rows.badges).toBe(1)
  expect(loaded.rows.claims).toBe(2)
  expect(loaded.rows).toMatchObject({ presentations: 1, presentation_counts: 1, verifiers: 1 })
  expect(Object.fromEntries(Object.entries(end.tables).map(([name, { rows }]) => [name, rows]))).toEqual(loaded.rows)
  expect(await prove()).toEqual({ verdict: 'genuine', opens: true })
})

test('the log of a restored backup has the same head, and goes on from it', async () => {
  await restoreHere()
  const { services, close } = await openServices(here(), log, {
    database: { ...target.database, close: async () => undefined },
  })
  const ctx = systemContext(services, 'test')
  const before = await latestCheckpoint(ctx)
  expect(before).toEqual(await latestCheckpoint(world.ctx()))
  await anchorHash(ctx, { hash: someHash(), kind: 'template' })
  await sequenceEntries(ctx)
  const { size, checkpoint, key } = await getCheckpoint(ctx)
  const { path } = await getConsistency(ctx, { from: before?.size ?? 0, to: size })
  expect(goesOn(before?.note ?? '', checkpoint, path, [key])).toBe(true)
  await close()
})

test('new rows after a restore get numbers after the restored ones', async () => {
  await restoreHere()
  const [last] = await rowsOf<{ id: number }>(target.database.db, 'select max(id)::int as id from audit')
  const added =
    "insert into audit (at, actor_kind, actor_id, action, subject_id, detail) values (now(), 'system', 't', 'a', 's', '{}') returning id::int"
  const [next] = await rowsOf<{ id: number }>(target.database.db, added)
  expect(next?.id).toBeGreaterThan(last?.id ?? Number.NaN)
})

test('foreign keys are enforced again after a restore', async () => {
  await restoreHere()
  const broken = "insert into issuer_admins values ('nobody', 'x@example.org', 'a', 'b', false, null)"
  await expect(target.database.db.execute(broken)).rejects.toThrow()
})

test('a backup holds no snapshot of the database while it reads files', async () => {
  const listed: string[] = []
  const store: Store = {
    ...world.services.store,
    list: async function* (prefix) {
      // The embedded database has one session, which a snapshot would keep.
      await untilNoneOpen(world.database)
      listed.push(prefix)
      yield* world.services.store.list(prefix)
    },
  }
  await backUp(world.database, createWriteStream(join(folder, 'quick.backup')), { store, now: world.now() })
  expect(listed).toHaveLength(2)
})

test('a restore has no transaction open while it writes files', async () => {
  const written: string[] = []
  const own = folderStore(target.dataDir)
  const put: Store['put'] = async (key, bytes) => {
    await untilNoneOpen(target.database)
    written.push(key)
    await own.put(key, bytes)
  }
  await restore(file, head, { database: target.database, config: here(), log, store: { ...own, put } })
  expect(written).not.toEqual([])
})

test('a restore that fails leaves no row and no page, and can be repeated', async () => {
  const own = folderStore(target.dataDir)
  const keys = async (prefix: string) => (await Array.fromAsync(own.list(prefix))).map(({ key }) => key)
  const beforeCommit = () => {
    throw new Error('stopped')
  }
  const failing = restore(file, head, { database: target.database, config: here(), log, beforeCommit })
  await expect(failing).rejects.toThrow('stopped')
  expect(Object.values(await contentsOf(target.database)).every((rows) => rows === '0 ')).toBe(true)
  expect(await keys('legal/')).toEqual([])
  expect((await restoreHere()).rows.badges).toBe(1)
  expect(await keys('legal/')).toEqual(['legal/en/terms.md'])
})

test('a store that is away stops a restore before its first row', async () => {
  const put = async () => {
    throw new StoreAway('unreachable')
  }
  const store = { ...folderStore(target.dataDir), put }
  const failing = restore(file, head, { database: target.database, config: here(), log, store })
  await expect(failing).rejects.toThrow('The store in BLOBS_URL cannot be reached.')
  expect(await contentsOf(target.database)).toEqual({})
})

test('a backup includes pictures', async () => {
  await restoreHere()
  const [row] = await rowsOf<{ image_cid: string }>(world.database.db, 'select image_cid from templates')
  const path = join('blobs', row?.image_cid.slice(-2) ?? '', row?.image_cid ?? '')
  expect(readFileSync(join(target.dataDir, path))).toEqual(readFileSync(join(world.config.dataDir, path)))
})

test('a waiting job is copied once, and a finished one is not', async () => {
  const [queue] = await rowsOf<{ name: string }>(
    world.database.db,
    'select name from pgboss.queue order by name limit 1',
  )
  const name = queue?.name ?? ''
  const jobs = async function* () {
    yield {
      kind: 'job' as const,
      id: crypto.randomUUID(),
      name,
      data: '{"id":"1"}',
      startAfter: '2030-01-01T00:00:00Z',
    }
    yield {
      kind: 'job' as const,
      id: crypto.randomUUID(),
      name: 'no-such-work',
      data: '{}',
      startAfter: '2030-01-01T00:00:00Z',
    }
  }
  const none = { log, check: async () => undefined }
  const loaded = await loadDatabase(target.database, { ...head, tables: [] }, jobs(), none)
  expect(loaded).toMatchObject({ jobs: 1, strangeJobs: 1 })
  const copy = join(folder, `${randomBytes(4).toString('hex')}.backup`)
  const { end } = await backUp(target.database, createWriteStream(copy), {
    store: folderStore(target.dataDir),
    now: new Date(),
  })
  expect(end.jobs).toBe(1)
})

test('an older schema is filled before its migrations, which see the rows', async () => {
  const beforeLog = readMigrations().find(({ tag }) => tag === '0001_card_pictures')
  const older = await openEmpty(testDatabaseUrl())
  const old = join(folder, 'old.backup')
  try {
    await migrate(older.database, { until: beforeLog?.when ?? 0 })
    await older.database.db.execute(
      "insert into ledger_leaves values (0, 'an old hash', 'template', 'a head', '2026-01-01T00:00:00Z')",
    )
    const made = await backUp(older.database, createWriteStream(old), {
      store: folderStore(older.dataDir),
      now: new Date(),
    })
    expect(made.head.migration.tag).toBe('0001_card_pictures')
    await restoreHere({}, old, made.head)
  } finally {
    await older.remove()
  }
  expect(await rowsOf(target.database.db, 'select hash from ledger_entries')).toEqual([{ hash: 'an old hash' }])
})

describe('a bad backup stops with a sentence and writes nothing:', () => {
  const empty = async () => Object.values(await contentsOf(target.database)).every((rows) => rows === '0 ')
  const copyOf = (bytes: Buffer) => {
    const path = join(folder, `${randomBytes(6).toString('hex')}.backup`)
    writeFileSync(path, bytes)
    return path
  }

  test('a file that is not a backup', async () => {
    await expect(checkArchive(copyOf(Buffer.from('hello, world')))).rejects.toThrow(/is no backup of Blazon/)
    await expect(checkArchive(copyOf(Buffer.alloc(0)))).rejects.toThrow(/is no backup of Blazon/)
    await expect(checkArchive(copyOf(gzipSync('{"kind":"other"}\n')))).rejects.toThrow(/is no backup of Blazon/)
    await expect(checkArchive(join(folder, 'none'))).rejects.toThrow(/ENOENT/)
  })

  test('one that was cut off anywhere', async () => {
    const bytes = readFileSync(file)
    for (const part of [0.3, 0.9, 0.999]) {
      const path = copyOf(bytes)
      truncateSync(path, Math.floor(bytes.length * part))
      await expect(checkArchive(path)).rejects.toThrow(/is cut off/)
    }
    const lines = gunzipSync(bytes).toString().trimEnd().split('\n')
    await expect(checkArchive(copyOf(gzipSync(`${lines.slice(0, -1).join('\n')}\n`)))).rejects.toThrow(/is cut off/)
  })

  test('one with a changed byte or a missing line', async () => {
    const bytes = readFileSync(file)
    const turned = Buffer.from(bytes)
    const middle = Math.floor(bytes.length / 2)
    turned.writeUInt8(turned.readUInt8(middle) ^ 1, middle)
    await expect(checkArchive(copyOf(turned))).rejects.toThrow(/was changed|is cut off/)
    const text = gunzipSync(bytes).toString()
    await expect(checkArchive(copyOf(gzipSync(text.replace('max@example.org', 'eve@example.org'))))).rejects.toThrow(
      /was changed/,
    )
    const lines = text.trimEnd().split('\n')
    const missing = lines.filter((line) => !line.includes('"table":"claims"'))
    expect(missing.length).toBeLessThan(lines.length)
    await expect(checkArchive(copyOf(gzipSync(`${missing.join('\n')}\n`)))).rejects.toThrow(/was changed/)
  })

  test('one with a newer schema', async () => {
    const newer = { ...head, migration: { when: head.migration.when + 1_000_000, tag: '9999_future' } }
    await expect(restoreHere({}, file, newer)).rejects.toThrow(/9999_future.*newer than this version.*update Blazon/)
    expect(await contentsOf(target.database)).toEqual({})
  })

  test('onto a database with rows', async () => {
    await restoreHere()
    const before = await contentsOf(target.database)
    await expect(restoreHere()).rejects.toThrow(/is not empty: .* Nothing was overwritten/)
    expect(await contentsOf(target.database)).toEqual(before)
  })

  test('without its master key, or with another one under its name', async () => {
    const other = [{ id: 'other', key: new Uint8Array(32) }]
    await expect(restoreHere({ masterKeys: other })).rejects.toThrow(/master key "test", which is missing/)
    expect(await contentsOf(target.database)).toEqual({})
    const forged = [{ id: 'test', key: new Uint8Array(32) }]
    await expect(restoreHere({ masterKeys: forged })).rejects.toThrow(/is not the one that sealed/)
    expect(await empty()).toBe(true)
    expect((await restoreHere()).rows.badges).toBe(1)
  })

  test('for another host', async () => {
    await expect(restoreHere({ publicUrl: 'https://new.example.org' })).rejects.toThrow(
      /made under localhost:4000.*ALSO_HOSTS/,
    )
    expect(await contentsOf(target.database)).toEqual({})
  })

  test('when its last row cannot be written', async () => {
    const stopped = async function* () {
      yield* readBody(file)
      throw new Error('stopped')
    }
    const none = { log, check: async () => undefined }
    await expect(loadDatabase(target.database, head, stopped(), none)).rejects.toThrow('stopped')
    expect(await empty()).toBe(true)
  })
})

test.skipIf(process.platform !== 'linux')('a full disk stops a backup', async () => {
  const full = createWriteStream('/dev/full')
  const options = { store: world.services.store, now: new Date() }
  await expect(backUp(world.database, full, options)).rejects.toThrow(/ENOSPC/)
})

test('a whole database moves to the other kind and back', async () => {
  const options = { config: world.config, log, now: new Date(), whileRunning: true }
  const source = { database: world.database, store: world.services.store }
  const there = { database: target.database, store: folderStore(target.dataDir) }
  await move(source, there, options)
  expect(await contentsOf(target.database)).toEqual(before)
  expect(await prove()).toEqual({ verdict: 'genuine', opens: true })
  const back = await openEmpty(undefined)
  try {
    await move(there, { database: back.database, store: folderStore(back.dataDir) }, options)
    const after = await contentsOf(back.database)
    for (const [name, rows] of Object.entries(before)) expect(after[name]?.split(' ')[0]).toBe(rows.split(' ')[0])
  } finally {
    await back.remove()
  }
})

test('secrets open only with their passphrase', () => {
  const secrets = { secret: 'a secret of some length', masterKeys: `k:${'ab'.repeat(32)}` }
  const sealed = sealSecrets(secrets, 'correct horse battery')
  expect(openSecrets(sealed, 'correct horse battery')).toEqual(secrets)
  expect(() => openSecrets(sealed, 'correct horse batterz')).toThrow(/does not open/)
  expect(() => sealSecrets(secrets, 'short')).toThrow(/fewer than 12/)
  expect(JSON.stringify(sealed)).not.toContain('abab')
})
