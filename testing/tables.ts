import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { World } from './world.ts'

type Row = Record<string, string>

/** The tables that contain a text in any row, regardless of case. */
export async function tablesWith(world: World, text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name, table } of await allTables(world)) {
    const hits = await rowsOf<Row>(
      world.ctx().db,
      sql`select 1 as hit from ${table} t where t::text ilike ${`%${text}%`} limit 1`,
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}

/** How many rows each table has. */
export async function rowsByTable(world: World): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, table } of await allTables(world)) {
    const [row] = await rowsOf<Row>(world.ctx().db, sql`select count(*) as rows from ${table}`)
    counts[name] = Number(row?.rows)
  }
  return counts
}

async function allTables(world: World) {
  const tables = await rowsOf<Row>(
    world.ctx().db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(25)
  return tables.map(({ schema = '', name = '' }) => {
    return { name: `${schema}.${name}`, table: sql`${sql.identifier(schema)}.${sql.identifier(name)}` }
  })
}
