import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { type Database, DatabaseError, type Db } from './db.ts'
import { rowsOf } from './rows-of.ts'

const FOLDER = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const JOURNAL = join('meta', '_journal.json')
/** Any number that no other lock uses. */
const LOCK = 4_217_001

/** The migrations of this version, oldest first; `when` identifies one in the database. */
export function readMigrations(): { when: number; tag: string }[] {
  const journal = JSON.parse(readFileSync(join(FOLDER, JOURNAL), 'utf8')) as {
    entries: { when: number; tag: string }[]
  }
  return journal.entries.map(({ when, tag }) => ({ when, tag }))
}

/**
 * Brings the schema up to date under a lock, before listening, or to an older state (`until`). Throws when the schema
 * is newer than this server.
 */
export async function migrate(database: Database, { until }: { until?: number } = {}): Promise<void> {
  if (until === undefined) return migrateFrom(database, FOLDER)
  const folder = olderMigrations(until)
  await migrateFrom(database, folder).finally(() => rmSync(folder, { recursive: true, force: true }))
}

async function migrateFrom(database: Database, migrationsFolder: string): Promise<void> {
  if (database.kind === 'pglite') {
    await migratePglite(database.db as PgliteDatabase, { migrationsFolder })
    return assertNotNewer(database.db)
  }
  const client = await database.pool.connect()
  const db = drizzlePg(client)
  try {
    // A transaction holds the lock, because through a pooler a session would not keep it. The migrator's own transaction
    // joins it, and its commit frees the lock.
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    if (database.directUrl !== database.pool.options.connectionString) await turnOffJit(db)
    await migratePg(db, { migrationsFolder })
    await assertNotNewer(db)
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

/** What `openDatabase` otherwise sets for each session, for all later ones of this user: a pooler gives none of its own. */
async function turnOffJit(db: NodePgDatabase): Promise<void> {
  const rows = await rowsOf<{ name: string; known: boolean }>(
    db,
    sql`select quote_ident(current_database()) as name, exists (
      select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = current_database() and s.setrole = current_user::regrole and 'jit=off' = any(s.setconfig)
    ) as known`,
  )
  if (rows[0]?.known) return
  await db.execute(sql.raw(`alter role current_user in database ${rows[0]?.name} set jit = off`))
}

/** A folder with the migrations up to one, for the migrator to read. */
function olderMigrations(until: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-migrations-'))
  const journal = JSON.parse(readFileSync(join(FOLDER, JOURNAL), 'utf8')) as {
    entries: { when: number; tag: string }[]
  }
  const entries = journal.entries.filter(({ when }) => when <= until)
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) copyFileSync(join(FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}

async function assertNotNewer(db: Pick<Db, 'execute'>): Promise<void> {
  const [applied] = await rowsOf<{ at: string | number | null }>(
    db,
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  )
  if (Number(applied?.at ?? 0) <= (readMigrations().at(-1)?.when ?? 0)) return
  throw new DatabaseError(
    'The database was written by a newer version of Blazon. Start that version, or restore a backup.',
  )
}
