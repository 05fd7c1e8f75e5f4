import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { type Database, DatabaseError, type Db } from './db.ts'

const FOLDER = fileURLToPath(new URL('../db/migrations', import.meta.url))
/** Any number that nothing else locks on. */
const LOCK = 4_217_001

/** Brings the schema up to date under a lock, before listening. Throws when the schema is newer than this server. */
export async function migrate(database: Database): Promise<void> {
  if (database.kind === 'pglite') {
    await migratePglite(database.db as unknown as PgliteDatabase, { migrationsFolder: FOLDER })
    return assertNotNewer(database.db)
  }
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const db: NodePgDatabase = drizzlePg(client)
    await migratePg(db, { migrationsFolder: FOLDER })
    await assertNotNewer(db as unknown as Db)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
  }
}

async function assertNotNewer(db: Db): Promise<void> {
  const journal = JSON.parse(readFileSync(join(FOLDER, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const known = journal.entries.at(-1)?.when ?? 0
  const applied = (await db.execute(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  )) as unknown as { rows: { at: string | number | null }[] }
  if (Number(applied.rows[0]?.at ?? 0) <= known) return
  throw new DatabaseError(
    'The database was written by a newer version of Blazon. Start that version, or restore a backup.',
  )
}
