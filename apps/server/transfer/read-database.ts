import type { Body, Row } from './entries.ts'
import { identifier, quoted, readSequences, type Table } from './schema.ts'
import type { Run } from './snapshot.ts'

const ROWS_AT_ONCE = 200
const LINE_MAX_CHARS = 1_000_000

/** A whole database as lines of a backup, a few rows at a time: tables, sequences, and waiting jobs. */
export async function* readDatabase(run: Run, tables: Table[]): AsyncGenerator<Body> {
  for (const table of tables) yield* readRows(run, table)
  for (const name of await readSequences(run)) {
    const [row] = await run(`select last_value::text as last, is_called::text as called from ${quoted(name)}`)
    yield { kind: 'sequence', name, last: row?.last ?? '1', called: row?.called === 'true' }
  }
  yield* readJobs(run)
}

async function* readRows(run: Run, { name, columns }: Table): AsyncGenerator<Body> {
  const asText = columns.map((column) => `${identifier(column)}::text`).join(', ')
  for await (const fetched of fetchAll(
    run,
    `select to_json(array[${asText}]::text[])::text as row from ${quoted(name)}`,
  )) {
    let rows: Row[] = []
    let chars = 0
    for (const { row } of fetched) {
      rows.push(JSON.parse(row ?? '[]') as Row)
      chars += row?.length ?? 0
      if (chars < LINE_MAX_CHARS) continue
      yield { kind: 'rows', table: name, rows }
      rows = []
      chars = 0
    }
    if (rows.length > 0) yield { kind: 'rows', table: name, rows }
  }
}

/** Without finished jobs; running ones start again, since all jobs are idempotent. */
async function* readJobs(run: Run): AsyncGenerator<Body> {
  const [queue] = await run(`select to_regclass('pgboss.job')::text as job`)
  if (!queue?.job) return
  const waiting = `
    select id::text, name, data::text, start_after::text from pgboss.job
    where state in ('created', 'retry', 'active') order by created_on`
  for await (const jobs of fetchAll(run, waiting)) {
    for (const { id, name, data, start_after } of jobs) {
      yield { kind: 'job', id: id ?? '', name: name ?? '', data: data ?? '{}', startAfter: start_after ?? '' }
    }
  }
}

async function* fetchAll(run: Run, query: string) {
  await run(`declare reading no scroll cursor for ${query}`)
  for (;;) {
    const rows = await run(`fetch ${ROWS_AT_ONCE} from reading`)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) break
  }
  await run('close reading')
}
