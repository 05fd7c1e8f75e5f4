// On both databases: plain SQL over every entry.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asc, sql } from 'drizzle-orm'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateTo } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openEmptyEmbedded } from '#testing/embedded-images.ts'
import { openWorld, type World } from '#testing/world.ts'
import { findLeaf } from './find-leaf.ts'
import { sequenceEntries } from './sequence-entries.ts'
import { ledgerEntries, ledgerLeaves } from './tables.ts'
import { someHash } from './testing-ledger.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url))
const BEFORE_THE_TREE = 2

let world: World
let database: Database
const folder = mkdtempSync(join(tmpdir(), 'blazon-chain-'))
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  database = await openEmptyEmbedded()
  cpSync(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, BEFORE_THE_TREE) }))
  await migrateTo(database.db as PgliteDatabase, { migrationsFolder: folder })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
  await world.close()
})

test('moves the leaves of the chain into the tree, in order and with their times', async () => {
  const { db } = database
  const chain = Array.from({ length: 12 }, (_, index) => ({
    index,
    hash: someHash(),
    at: new Date(1_700_000_000_000 + index),
  }))
  for (const { index, hash, at } of chain.toReversed()) {
    await db.execute(sql`insert into ${ledgerLeaves} ("index", hash, kind, head, anchored_at)
      values (${index}, ${hash}, 'template', 'a head', ${at.toISOString()})`)
  }
  await migrate(database)
  const ctx = { ...world.ctx(), db }
  expect(await findLeaf(ctx, chain[3]?.hash ?? '')).toBe('waiting')
  await sequenceEntries(ctx)
  const entries = await db.select().from(ledgerEntries).orderBy(asc(ledgerEntries.leafIndex))
  expect(entries.map(({ leafIndex, hash, anchoredAt }) => ({ index: leafIndex, hash, at: anchoredAt }))).toEqual(chain)
})
