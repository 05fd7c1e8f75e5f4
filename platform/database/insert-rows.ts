import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'
import { rowsOf } from './rows-of.ts'

/**
 * Writes rows in one statement with one value, the rows as JSON: thousands of values are slow to bind, on both sides.
 * Columns that no row names get their default; a member that only some rows have is null in the others. Not for bytes,
 * which JSON does not support. `rest` ends the insert, `around` makes it a part of a statement; returns its rows.
 */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: T['$inferInsert'][],
  rest: SQL = sql``,
  around: (insert: SQL) => SQL = (insert) => insert,
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return []
  const given: Record<string, unknown>[] = rows
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.some((row) => row[key] !== undefined))
  const written = given.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])))
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const insert = sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(written)}::json) ${rest}`
  return rowsOf(db, around(insert))
}
