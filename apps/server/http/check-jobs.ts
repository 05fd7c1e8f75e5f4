import { sql } from 'drizzle-orm'
import type { Db } from '#platform/database/db.ts'
import { rowsOf } from '#platform/database/rows-of.ts'

/** A job that has been due for longer is overdue: running workers begin one within seconds. */
const OVERDUE_SECONDS = 60

/** For how many seconds the oldest job has been due; 0 when none waits. */
export async function oldestJobSeconds(db: Pick<Db, 'execute'>): Promise<number> {
  const [row] = await rowsOf<{ value: number | string }>(db, OLDEST)
  return Number(row?.value ?? 0)
}

/** Whether jobs wait for so long that no process seems to run them. */
export async function areJobsOverdue(db: Pick<Db, 'execute'>): Promise<boolean> {
  return (await oldestJobSeconds(db)) > OVERDUE_SECONDS
}

const OLDEST = sql`
  select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as value
  from pgboss.job where state in ('created', 'retry') and start_after <= now()`
