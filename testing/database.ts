import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { type Database, openDatabase } from '#platform/database/db.ts'
import type { Log } from '#platform/process/log.ts'
import { fingerprint, openMigratedEmbedded, prepare } from './embedded-images.ts'

const LOCK = 4_217_002

/** A fresh, migrated database: PGlite in memory from an image on disk, or one of its own on `TEST_DATABASE_URL`. */
export async function openTestDatabase(
  serverUrl: string | undefined,
  log: Log,
): Promise<{ database: Database; url?: string }> {
  if (serverUrl) return openOnPostgres(serverUrl, log)
  return { database: await openMigratedEmbedded(log) }
}

async function openOnPostgres(serverUrl: string, log: Log): Promise<{ database: Database; url: string }> {
  const template = `blazon_image_${fingerprint()}`
  const name = `blazon_test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    await makeTemplate(admin, serverUrl, template, log)
    await admin.query('select pg_advisory_unlock($1)', [LOCK])
    // Copied as files: logging a thousand of them page by page takes twice as long.
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  } finally {
    await admin.end()
  }
  const url = withDatabase(serverUrl, name)
  const database = await openDatabase({ databaseUrl: url, dataDir: tmpdir() })
  refuseBesides(database)
  return { database: { ...database, close: () => closeAndDrop(database, serverUrl, name) }, url }
}

/**
 * Fails queries of a transaction's work that run outside of it. The embedded database has a single connection and would
 * wait for itself forever; Postgres would answer, and nobody would notice.
 */
function refuseBesides(database: Database): void {
  if (database.kind !== 'postgres') return
  const { db, pool } = database
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => {
    const state = { isOpen: true }
    const end = () => {
      state.isOpen = false
    }
    return begin((tx) => inside.run(state, () => work(tx).finally(end)), config)
  }
  const refusing = <T extends object>(ask: T): T =>
    new Proxy(ask, {
      apply: (target, self, args) => {
        if (inside.getStore()?.isOpen) throw new Error(BESIDES)
        return Reflect.apply(target as never, self, args)
      },
    })
  pool.query = refusing(pool.query.bind(pool) as typeof pool.query)
  pool.connect = refusing(pool.connect.bind(pool) as typeof pool.connect)
}

const inside = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Starts work of another caller, from within a transaction of a test that makes the two race. */
export function asAnother<T>(work: () => T): T {
  return inside.exit(work)
}

/** The error of `refuseBesides`. */
export const BESIDES = 'Work of a transaction asked the database beside it, which the embedded one does not survive'

async function makeTemplate(admin: pg.Client, serverUrl: string, template: string, log: Log): Promise<void> {
  const known = await admin.query('select 1 from pg_database where datname = $1', [template])
  if (known.rows.length > 0) return
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft}`)
  await admin.query(`create database ${draft}`)
  const database = await openDatabase({ databaseUrl: withDatabase(serverUrl, draft), dataDir: tmpdir() })
  await prepare(database, log)
  await database.close()
  await admin.query(`alter database ${draft} rename to ${template}`)
}

async function closeAndDrop(database: Database, serverUrl: string, name: string): Promise<void> {
  await database.close()
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
