import type { Database } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Log } from '#platform/process/log.ts'
import { JOBS } from '../features.ts'
import { assertKnownMigration } from './assert-known-migration.ts'
import { withoutConstraints } from './constraints.ts'
import type { Body, Head } from './entries.ts'
import { openJobWriter } from './job-writer.ts'
import { filledTables, identifier, quoted, readTables } from './schema.ts'
import { SentenceError } from './sentence-error.ts'
import { inOneWrite, type Run } from './snapshot.ts'

type Given = {
  log: Log
  /** Checks the loaded data before the commit; throws to roll back. */
  check: (run: Run) => Promise<void>
}
/** The written rows by table, waiting jobs, and jobs without a queue in this version. */
export type Loaded = { rows: Record<string, number>; jobs: number; strangeJobs: number }

/** Throws a `SentenceError` for a database with rows or data with a newer schema, before anything is written. */
export async function assertLoadable(database: Database, head: Head): Promise<void> {
  assertKnownMigration(head.migration)
  await inOneWrite(database, assertEmpty)
}

/**
 * Loads lines of a backup into a database without rows, in one transaction: migrates to the backup's schema, fills it,
 * and then migrates to the current one. Files are left to the caller: no store is asked in a transaction. Throws a
 * `SentenceError` for a database with rows or a newer schema.
 */
export async function loadDatabase(
  database: Database,
  head: Head,
  body: AsyncIterable<Body>,
  given: Given,
): Promise<Loaded> {
  await assertLoadable(database, head)
  await migrate(database, { until: head.migration.when })
  const jobs = await openJobWriter(database, Object.keys(JOBS), given.log)
  try {
    const loaded = await inOneWrite(database, async (run) => {
      await assertEmpty(run)
      const rows = await withoutConstraints(run, () =>
        writeBody(run, head, body, { ...given, writeJob: jobs.write(run) }),
      )
      await given.check(run)
      return { rows, jobs: jobs.written(), strangeJobs: jobs.strange() }
    })
    await migrate(database)
    return loaded
  } finally {
    await jobs.close()
  }
}

async function assertEmpty(run: Run): Promise<void> {
  const filled = await filledTables(run)
  if (filled.length === 0) return
  throw new SentenceError(
    `The database is not empty: ${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ' and others' : ''} hold rows. Nothing was overwritten. Give an empty one: a new database in DATABASE_URL, or a new folder in DATA_DIR.`,
  )
}

async function writeBody(
  run: Run,
  head: Head,
  body: AsyncIterable<Body>,
  to: Given & { writeJob: (job: Extract<Body, { kind: 'job' }>) => Promise<void> },
): Promise<Record<string, number>> {
  const inserts = await readInserts(run, head)
  const rows: Record<string, number> = Object.fromEntries(head.tables.map(({ name }) => [name, 0]))
  for await (const entry of body) {
    if (entry.kind === 'job') await to.writeJob(entry)
    if (entry.kind === 'sequence') {
      await run('select setval($1::regclass, $2::bigint, $3::boolean)::text', [
        quoted(entry.name),
        entry.last,
        entry.called,
      ])
    }
    if (entry.kind !== 'rows') continue
    await run(inserts[entry.table] ?? '', [JSON.stringify(entry.rows)])
    rows[entry.table] = (rows[entry.table] ?? 0) + entry.rows.length
  }
  for (const [name, count] of Object.entries(rows)) {
    const [stored] = await run(`select count(*)::text as rows from ${quoted(name)}`)
    if (stored?.rows !== String(count)) throw new Error(`${name} holds ${stored?.rows} rows where ${count} were read`)
  }
  return rows
}

/** One insert statement per table, which takes many rows as one JSON value with columns as texts. */
async function readInserts(run: Run, head: Head): Promise<Record<string, string>> {
  const present = new Map((await readTables(run)).map((table) => [table.name, table.columns]))
  const types = await columnTypes(run)
  const inserts = head.tables.map(({ name, columns }): [string, string] => {
    const strange = columns.find((column) => !present.get(name)?.includes(column))
    if (!present.has(name) || strange) {
      throw new SentenceError(
        `The backup holds ${name}${strange ? `.${strange}` : ''}, which this version of Blazon does not know. Restore it with the version that made it.`,
      )
    }
    const values = columns.map((column, i) => `(row->>${i})::${types.get(`${name}.${column}`)}`)
    return [
      name,
      `insert into ${quoted(name)} (${columns.map(identifier).join(', ')}) overriding system value
       select ${values.join(', ')} from json_array_elements($1::json) as row`,
    ]
  })
  return Object.fromEntries(inserts)
}

async function columnTypes(run: Run): Promise<Map<string, string>> {
  const rows = await run(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`)
  return new Map(rows.map(({ name, type }) => [name ?? '', type ?? 'text']))
}
