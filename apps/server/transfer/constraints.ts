import { identifier } from './schema.ts'
import type { Run } from './snapshot.ts'

/**
 * Runs work without the foreign keys and triggers of the product's tables, then restores them, which checks every row:
 * so the order of tables and rows does not matter. Needs a transaction, which locks the tables.
 */
export async function withoutConstraints<T>(run: Run, work: () => Promise<T>): Promise<T> {
  const keys = await run(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`)
  const triggers = await run(`
    select tgrelid::regclass::text as table, tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace and tgenabled <> 'D'`)
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${identifier(name ?? '')}`)
  for (const { table, name } of triggers) await run(`alter table ${table} disable trigger ${identifier(name ?? '')}`)
  const result = await work()
  for (const { table, name } of triggers) await run(`alter table ${table} enable trigger ${identifier(name ?? '')}`)
  for (const { table, name, definition } of keys) {
    await run(`alter table ${table} add constraint ${identifier(name ?? '')} ${definition}`)
  }
  return result
}
