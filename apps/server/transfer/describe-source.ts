import { readMigrations } from '#platform/database/migrate.ts'
import { FORMAT, type Head } from './entries.ts'
import { readTables } from './schema.ts'
import { SentenceError } from './sentence-error.ts'
import type { Run } from './snapshot.ts'

/** The header of a database's backup: schema, issuers' hosts, master keys and tables. Throws for an unused database. */
export async function describeSource(run: Run, now: Date): Promise<Head> {
  const when = await lastMigration(run)
  const tag = readMigrations().find((migration) => migration.when === when)?.tag ?? String(when)
  const homes = await run(`select distinct split_part(did_web, ':', 3) as host from public.issuers`)
  const keys = await run('select distinct master_key_id as id from public.sealed_keys where length(wrapped_key) > 0')
  return {
    kind: 'head',
    format: FORMAT,
    madeAt: now.toISOString(),
    migration: { when, tag },
    homes: homes.map(({ host }) => decodeURIComponent(host ?? '')).sort(),
    masterKeyIds: keys.map(({ id }) => id ?? '').sort(),
    tables: await readTables(run),
  }
}

async function lastMigration(run: Run): Promise<number> {
  const [known] = await run(`select to_regclass('drizzle.__drizzle_migrations')::text as name`)
  const [last] = known?.name ? await run('select max(created_at)::text as at from drizzle.__drizzle_migrations') : []
  if (last?.at) return Number(last.at)
  throw new SentenceError(
    'The database is empty: no Blazon has been started on it. Correct DATABASE_URL or DATA_DIR, whichever you use.',
  )
}
