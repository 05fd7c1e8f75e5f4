import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column has one of some values, bound as one parameter: thousands of parameters, by `inArray`, take several
 * times as long.
 */
export function isOneOf(column: PgColumn, values: string[] | number[]): SQL {
  return sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`
}
