import type pg from 'pg'

/** A table's bytes for each row: of the rows, of what is stored apart from them, and of each index, the largest first. */
export type Sizes = { rows: number; heap: number; apart: number; indexes: { name: string; bytes: number }[] }

/** Reads the sizes of a table. */
export async function measureTable(client: pg.Client, table: string): Promise<Sizes> {
  const { rows: found } = await client.query<{ rows: number; heap: number; whole: number }>(
    `select (select count(*) from ${table})::float8 as rows, pg_relation_size($1::regclass)::float8 as heap,
       pg_table_size($1::regclass)::float8 as whole`,
    [table],
  )
  const { rows = 0, heap = 0, whole = 0 } = found[0] ?? {}
  const { rows: indexes } = await client.query<{ name: string; bytes: number }>(
    `select indexrelid::regclass::text as name, (pg_relation_size(indexrelid) / $2)::float8 as bytes
     from pg_index where indrelid = $1::regclass order by bytes desc`,
    [table, rows],
  )
  return { rows, heap: heap / rows, apart: (whole - heap) / rows, indexes }
}
