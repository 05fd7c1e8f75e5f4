import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { World } from './world.ts'

/** The tables that contain a text in any row, regardless of case. */
export async function tablesWith(world: World, text: string): Promise<string[]> {
  const { db } = world.ctx()
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: Record<string, string>[] }).rows
  const tables = await rowsOf(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(25)
  const found: string[] = []
  for (const { schema = '', name = '' } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const [row] = await rowsOf(sql`select 1 as hit from ${table} t where t::text ilike ${`%${text}%`} limit 1`)
    if (row) found.push(`${schema}.${name}`)
  }
  return found
}
