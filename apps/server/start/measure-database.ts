import { type SQL, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import type { Database } from '#platform/database/db.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { Metrics, Reading } from '#platform/process/metrics.ts'
import { oldestJobSeconds } from '../http/check-jobs.ts'

/** Adds metrics of the database: availability, jobs by queue and state, waiting e-mails, its size, and the pool. */
export function measureDatabase(metrics: Metrics, database: Database): void {
  const ask = async (query: SQL) => rowsOf<Row>(database.db, query)
  // An unavailable database must not hide the other metrics.
  const gauge = (name: string, help: string, labels: string[], read: () => Promise<Reading[]>) =>
    metrics.gauge(name, help, labels, () => read().catch(() => []))
  gauge('blazon_database_up', 'Whether the database answers', ['kind'], async () => {
    const value = await ask(sql`select 1`).then(
      () => 1,
      () => 0,
    )
    return [{ labels: { kind: database.kind }, value }]
  })
  gauge('blazon_database_bytes', 'Size of the database', [], async () =>
    one(await ask(sql`select pg_database_size(current_database())::bigint as value`)),
  )
  gauge('blazon_jobs', 'Jobs by queue: waiting, active, or failed at their last try', ['queue', 'state'], async () =>
    (await ask(JOBS)).map(({ queue = '', state = '', value }) => ({ labels: { queue, state }, value: Number(value) })),
  )
  gauge('blazon_oldest_job_seconds', 'How long the oldest job has been due', [], async () => [
    { labels: {}, value: await oldestJobSeconds(database.db) },
  ])
  gauge('blazon_mails_waiting', 'Claim mails that are queued', [], async () =>
    one(await ask(sql`select count(*)::int as value from ${claims} where delivery = 'queued'`)),
  )
  if (database.kind === 'postgres') measurePool(metrics, database.pool)
}

type Row = { queue?: string; state?: string; value: number | string | null }

const one = (rows: Row[]): Reading[] => rows.map(({ value }) => ({ labels: {}, value: Number(value ?? 0) }))

const JOBS = sql`
  select name as queue, case state::text when 'active' then 'active' when 'failed' then 'failed' else 'waiting' end as state,
    count(*)::int as value
  from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`

function measurePool(metrics: Metrics, pool: Extract<Database, { kind: 'postgres' }>['pool']): void {
  metrics.gauge('blazon_pool', 'Connections of the pool, and queries that wait for one', ['state'], async () => [
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'awaited' }, value: pool.waitingCount },
  ])
}
