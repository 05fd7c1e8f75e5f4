import type { Run } from './snapshot.ts'

export type Table = { name: string; columns: string[] }

/** Every table of the product with its stored columns, by name; without those of the queue and the migrator. */
export async function readTables(run: Run): Promise<Table[]> {
  const rows = await run(`
    select c.relname as name, to_json(array_agg(a.attname::text order by a.attnum))::text as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows.map(({ name, columns }) => ({ name: name ?? '', columns: JSON.parse(columns ?? '[]') as string[] }))
}

/** The sequences of the product's tables, by name. */
export async function readSequences(run: Run): Promise<string[]> {
  const rows = await run(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  return rows.map(({ name }) => name ?? '')
}

/** The names of the tables with rows. */
export async function filledTables(run: Run): Promise<string[]> {
  const filled = []
  for (const { name } of await readTables(run)) {
    const [row] = await run(`select exists (select 1 from ${quoted(name)})::text as filled`)
    if (row?.filled === 'true') filled.push(name)
  }
  return filled
}

/** A name of the product's schema, quoted for statements. */
export function quoted(name: string): string {
  return `public.${identifier(name)}`
}

/** A name, quoted for statements. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
