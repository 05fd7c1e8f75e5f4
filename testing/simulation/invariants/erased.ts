import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { World } from '#testing/world.ts'
import type { Stage } from '../stage.ts'
import type { Broken } from './invariant.ts'

/** The addresses of erased people are in no column of any table; they are asked for once. */
export async function erasedAddresses(world: World, stage: Stage): Promise<Broken[]> {
  const addresses = stage.erased.splice(0)
  if (addresses.length === 0) return []
  const { db } = world.ctx()
  const tables = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  )
  const patterns = addresses.map((address) => `%${address}%`)
  const rows: object[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const found = await rowsOf<{ row: string }>(
      db,
      sql`select t::text as row from ${table} t where t::text ilike any (${sql.param(patterns)}::text[]) limit 2`,
    )
    rows.push(...found.map(({ row }) => ({ table: name, row: row.slice(0, 400) })))
  }
  return rows.length === 0
    ? []
    : [{ sentence: `The addresses of erased people are in no table: ${addresses.join(', ')}.`, rows }]
}
