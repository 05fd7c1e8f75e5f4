import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#platform/database/db.ts'
import { LISTENER } from '#platform/notices/notices.ts'
import { SentenceError } from './sentence-error.ts'
import { inSnapshot } from './snapshot.ts'

/** A server that does not listen for notices asks for them twice a second. */
const WATCH_MS = 3000

/**
 * Throws a `SentenceError` while others use a Postgres: connections that work or listen, and those that are used while it
 * watches. A pooler keeps its connections open long after the last server was stopped, so idle ones do not count.
 */
export async function assertQuiet(database: Database, watchMs = WATCH_MS): Promise<void> {
  if (database.kind !== 'postgres') return
  const first = await countOthers(database, 0)
  if (first.all > 0 && first.used === 0) await wait(watchMs)
  // Less than was watched: the first look may have come through another connection of the pooler.
  const { used } = first.all > 0 && first.used === 0 ? await countOthers(database, (watchMs * 5) / 6) : first
  if (used === 0) return
  throw new SentenceError(
    `The database that you move is in use by ${used} other ${used === 1 ? 'connection' : 'connections'}. Stop all servers and workers first (a pooler may stay), or what they write from now on stays behind; --while-running moves it as it is at this moment.`,
  )
}

function countOthers(database: Database, withinMs: number): Promise<{ all: number; used: number }> {
  return inSnapshot(database, async (run) => {
    const [others] = await run(
      `select count(*)::text as all, count(*) filter (
         where state is distinct from 'idle' or application_name = $2 or state_change > clock_timestamp() - $1::interval
       )::text as used
       from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      [`${withinMs} ms`, LISTENER],
    )
    return { all: Number(others?.all), used: Number(others?.used) }
  })
}
