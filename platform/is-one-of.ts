import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column has one of some values, which are one bound value: as thousands, by `inArray`, they take a statement
 * several times as long.
 */
export function isOneOf(column: PgColumn, values: string[] | number[]): SQL {
  return sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`
}
