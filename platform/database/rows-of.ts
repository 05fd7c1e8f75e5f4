import type { SQLWrapper } from 'drizzle-orm'
import type { Db } from './db.ts'

/**
 * Runs a statement of our own and returns its rows. `Row` says what they are, by the names that the statement gives its
 * columns; it casts counts and sums (`::int`) and leaves nothing else to the database that it runs on.
 */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Pick<Db, 'execute'>,
  statement: SQLWrapper | string,
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(statement)
  return rows
}
