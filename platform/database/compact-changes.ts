import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { rowsOf } from './rows-of.ts'

/** The number of change rows of one subject from which they are compacted. */
const FOLD_FROM = 200
/** The number of newest changes that are searched for changed subjects. */
const LATELY = 20_000

/**
 * A table of stored counts: the subject of its changes, and the columns that are counted separately; `as` converts a
 * value for its sum, `sums` names the summed column if it is not `delta`.
 */
export type Kept = { table: PgTable; subject: string; apart: string[]; as?: Record<string, SQL>; sums?: string[] }

/**
 * Compacts the changes of one subject into their sums. Concurrent runs compact different rows, and concurrent readers
 * see either all of the old rows or their sums.
 */
export async function compactChanges(ctx: Context, kept: Kept, id: string): Promise<void> {
  const { table: from, subject, apart, as = {}, sums = ['delta'] } = kept
  const of = sql.identifier(subject)
  const names = [subject, ...apart]
  const sumOf = (name: string) => sql`sum(${sql.identifier(name)})`
  const columns = listed([...names, ...sums].map((name) => sql`${sql.identifier(name)}`))
  const values = listed([...names.map((name) => as[name] ?? sql`${sql.identifier(name)}`), ...sums.map(sumOf)])
  const isLeft = sql.join(
    sums.map((name) => sql`${sumOf(name)} <> 0`),
    sql` or `,
  )
  const places = sql.raw(names.map((_, at) => at + 1).join())
  await ctx.db.execute(sql`
    with taken as (select id from ${from} where ${of} = ${id} for update skip locked),
    gone as (delete from ${from} using taken where ${from}.id = taken.id returning ${from}.*)
    insert into ${from} (${columns})
    select ${values} from gone group by ${places} having ${isLeft}`)
}

function listed(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}

/**
 * Compacts the changes of recently changed subjects with many of them; the others, possibly millions, stay unchanged.
 */
export async function compactMany(ctx: Context, kept: Kept): Promise<void> {
  const { table: from, subject } = kept
  const of = sql.identifier(subject)
  const rows = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select ${of} as id from ${from}
    where ${of} in (select ${of} from ${from} where id > (select max(id) from ${from}) - ${LATELY}::int)
    group by 1 having count(*) > ${FOLD_FROM}::int`,
  )
  for (const { id } of rows) await compactChanges(ctx, kept, id)
}
