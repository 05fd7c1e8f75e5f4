import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** Rows of one subject beyond which its changes are folded. */
const FOLD_FROM = 200
/** So many of the newest changes are looked through for subjects that changed. */
const LATELY = 20_000

/** A table of kept counts: whose changes it holds, and what is counted apart; `as` writes a value otherwise in a sum. */
export type Kept = { table: string; subject: string; apart: string[]; as?: Record<string, SQL> }

/**
 * Folds the changes of one subject into their sums. Two who fold at once fold different rows, and whoever counts meanwhile
 * sees either all of the old rows or their sums.
 */
export async function foldChanges(ctx: Context, { table, subject, apart, as = {} }: Kept, id: string): Promise<void> {
  const [from, of] = [sql.identifier(table), sql.identifier(subject)]
  const names = [subject, ...apart]
  const columns = sql.join(
    names.map((name) => sql`${sql.identifier(name)}`),
    sql`, `,
  )
  const values = sql.join(
    names.map((name) => as[name] ?? sql`${sql.identifier(name)}`),
    sql`, `,
  )
  const places = sql.raw(names.map((_, at) => at + 1).join())
  await ctx.db.execute(sql`
    with taken as (select id from ${from} where ${of} = ${id} for update skip locked),
    gone as (delete from ${from} using taken where ${from}.id = taken.id returning ${from}.*)
    insert into ${from} (${columns}, delta)
    select ${values}, sum(delta) from gone group by ${places} having sum(delta) <> 0`)
}

/** Folds the changes of each subject that changed lately and has many; those of others stay as they are, and may be millions. */
export async function foldMany(ctx: Context, kept: Kept): Promise<void> {
  const [from, of] = [sql.identifier(kept.table), sql.identifier(kept.subject)]
  const { rows } = (await ctx.db.execute(sql`
    select ${of} as id from ${from}
    where ${of} in (select ${of} from ${from} where id > (select max(id) from ${from}) - ${LATELY}::int)
    group by 1 having count(*) > ${FOLD_FROM}::int`)) as unknown as { rows: { id: string }[] }
  for (const { id } of rows) await foldChanges(ctx, kept, id)
}
