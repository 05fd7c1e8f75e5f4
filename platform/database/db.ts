import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { isDiskError } from './database-errors.ts'
import { dropReadOnly } from './drop-read-only.ts'
import { LockedError, lockFolder } from './lock-folder.ts'
import { NamingClient } from './statements.ts'

type Rows<Row> = { rows: Row[] }
/** What both databases answer to a statement; `rowsOf` reads it. */
interface Answer extends PgQueryResultHKT {
  type: Rows<this['row']>
}

export type Db = PgDatabase<Answer>

/** The database behind `Db`: the pool of a Postgres server, or the embedded PGlite. */
export type Database = {
  db: Db
  close: () => Promise<void>
} & (
  | {
      kind: 'postgres'
      pool: pg.Pool
      /** For what needs a session of its own, such as LISTEN; undefined behind a pooler without a direct way. */
      directUrl: string | undefined
    }
  | { kind: 'pglite'; pglite: PGlite }
)

/** Where a database is. `isPooled`: through a pooler, whose sessions change with each transaction. */
export type DatabasePlace = {
  databaseUrl: string | undefined
  databaseDirectUrl?: string | undefined
  isPooled?: boolean
  dataDir: string
}

/** A database that cannot be opened; the message is a sentence that says what to do. */
export class DatabaseError extends Error {}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens Postgres when a URL is given, else the embedded database under `dataDir` (one process at a time). */
export async function openDatabase(options: DatabasePlace): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, isPooled = false, dataDir } = options
  if (!databaseUrl) return openEmbedded(dataDir)
  return openPostgres(databaseUrl, isPooled ? databaseDirectUrl : databaseUrl, isPooled)
}

/**
 * A connection to a primary that another one has replaced, without ending, would read its old rows for ever. It also keeps
 * the plans of its prepared statements, which may be from when a table was empty.
 */
const LIFETIME_SECONDS = 60

function openPostgres(url: string, directUrl: string | undefined, isPooled: boolean): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    // A machine that died without a word is noticed in a minute or two, and not after the two hours of the system.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 30_000,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    // Reading a place in a long list takes milliseconds, and compiling its statement a quarter of a second: Postgres
    // compiles by estimates that are far too high. As a statement, because poolers refuse it as an option; through one it
    // would reach one session of many, so `migrate` sets it for the user instead.
    ...(!isPooled && {
      Client: NamingClient,
      onConnect: async (client: pg.ClientBase) => void (await client.query('set jit = off')),
    }),
  })
  // A broken connection is replaced at the next query, and its current query fails. Without a listener the process
  // would exit: the pool listens to idle connections only.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  dropReadOnly(pool)
  const db = drizzlePg(pool)
  db.transaction = transactionOn(pool) as typeof db.transaction
  return { kind: 'postgres', db, pool, directUrl, close: () => pool.end() }
}

/**
 * A transaction on a connection of the pool. Drizzle gives one back only once its transaction has begun: each that died before
 * would be missing for good, until the pool is empty.
 */
function transactionOn(pool: pg.Pool): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await (drizzlePg(client) as Db).transaction(work, config)
    } finally {
      client.release()
    }
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = lock(join(dataDir, 'embedded.lock'))
  const folder = join(dataDir, 'pglite')
  const isNew = !existsSync(folder)
  try {
    return embedded(await PGlite.create({ dataDir: folder, extensions: EXTENSIONS, startParams: START_PARAMS }), unlock)
  } catch (error) {
    // A half-made database would look like one at the next start.
    if (isNew) rmSync(folder, { recursive: true, force: true })
    unlock()
    if (isDiskError(error) || (isNew && !hasRoom(dataDir))) throw new DatabaseError(NO_ROOM, { cause: error })
    throw isNew ? notMade(error) : notOpened(error, folder)
  }
}

const NO_ROOM =
  'There is no room for the embedded database: the disk or its quota is full, or DATA_DIR cannot be written. Nothing was overwritten; make room, or set DATA_DIR to a folder on another disk.'
/** The size of a segment of Postgres's log, which it writes at once. */
const SEGMENT_BYTES = 16 * 1024 * 1024
/** Node's codes for a disk that is full or not writable. */
const UNWRITABLE = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EACCES', 'EPERM', 'EROFS']

const saidBy = (error: unknown) => (error instanceof Error ? error.message : String(error))

function notMade(error: unknown): DatabaseError {
  return new DatabaseError(
    `The embedded database could not be made, though the disk has room (${saidBy(error)}). Nothing half made stays. Start again, with more memory free, or set DATABASE_URL to a Postgres.`,
    { cause: error },
  )
}

/** Neither a full disk nor another process: files are missing, cut off or of another major version of Postgres. */
function notOpened(error: unknown, folder: string): DatabaseError {
  return new DatabaseError(
    `The embedded database in ${folder} is damaged or of another version (${saidBy(error)}). It was not changed. Restore a backup into a new DATA_DIR (npm run restore), or bring back the folder.`,
    { cause: error },
  )
}

/** Postgres may only say that it stopped, so this tries to write a file of its size to the disk. */
function hasRoom(dataDir: string): boolean {
  const probe = join(dataDir, 'embedded.probe')
  try {
    writeFileSync(probe, Buffer.alloc(SEGMENT_BYTES))
    return true
  } catch {
    return false
  } finally {
    rmSync(probe, { force: true })
  }
}

/** The default of 128 MB would be filled by the first big list and never given back; files are in the system's cache as well. */
const SHARED_BUFFERS = '32MB'
const START_PARAMS = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]

/** The extensions of every embedded database. */
export const EXTENSIONS = { pg_trgm, unaccent }

/** Wraps an opened PGlite; `released` runs after it has closed. */
export function embedded(pglite: PGlite, released: () => void = () => undefined): Database {
  const db = drizzlePglite(pglite)
  const close = async () => {
    await pglite.close()
    released()
  }
  return { kind: 'pglite', db, pglite, close }
}

function lock(file: string): () => void {
  try {
    return lockFolder(file)
  } catch (error) {
    if (error instanceof LockedError) throw new DatabaseError(error.message)
    const { code = '' } = error as NodeJS.ErrnoException
    throw UNWRITABLE.includes(code) ? new DatabaseError(NO_ROOM, { cause: error }) : error
  }
}
