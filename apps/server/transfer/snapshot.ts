import type { Database } from '#platform/database/db.ts'

/** Runs a statement in the current transaction; every column is a text or null. */
export type Run = (statement: string, values?: unknown[]) => Promise<Record<string, string | null>[]>

/** Instants, bytes and numbers have the same format on both ends. */
const SETTINGS =
  "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1"

/** Reads a snapshot of a database despite concurrent writes (repeatable read). */
export function inSnapshot<T>(database: Database, work: (run: Run) => Promise<T>): Promise<T> {
  return inTransactionOf(database, 'set transaction isolation level repeatable read, read only', work)
}

/** A snapshot that its reader ends, before work that needs no database; `end` may be called again. */
export async function openSnapshot(database: Database): Promise<{ run: Run; end: () => Promise<void> }> {
  const opened = Promise.withResolvers<Run>()
  const over = Promise.withResolvers<void>()
  const ended = inSnapshot(database, async (run) => {
    opened.resolve(run)
    await over.promise
  })
  ended.catch(opened.reject)
  const end = () => {
    over.resolve()
    return ended
  }
  return { run: await opened.promise, end }
}

/** Writes to a database in one transaction: all or nothing. */
export function inOneWrite<T>(database: Database, work: (run: Run) => Promise<T>): Promise<T> {
  return inTransactionOf(database, 'set transaction isolation level read committed', work)
}

async function inTransactionOf<T>(database: Database, kind: string, work: (run: Run) => Promise<T>): Promise<T> {
  if (database.kind === 'pglite') {
    return database.pglite.transaction(async (tx) => {
      await tx.exec(`${kind}; ${SETTINGS}`)
      return work(async (statement, values) => (await tx.query(statement, values)).rows as never)
    })
  }
  const client = await database.pool.connect()
  let isBroken = false
  try {
    await client.query(`begin; ${kind}; ${SETTINGS}`)
    const result = await work(async (statement, values) => (await client.query(statement, values)).rows as never)
    await client.query('commit')
    return result
  } catch (error) {
    isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    client.release(isBroken)
  }
}
