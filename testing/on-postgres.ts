import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import type { World } from './world.ts'

/**
 * A test that only Postgres can prove: the embedded database runs one transaction after another on its one connection, so
 * nothing that two of them do to each other can fail there. Without TEST_DATABASE_URL `npm test` names it as NOT RUN.
 */
export const testOnPostgres = test.skipIf(!testDatabaseUrl())

/** How many connections of a world's Postgres wait for a lock now: poll it to know that work has come to where it must wait. */
export async function waitingForLocks(world: World): Promise<number> {
  const { rows } = (await world
    .ctx()
    .db.execute(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { rows: { n: number }[] }
  return rows[0]?.n ?? 0
}

/** The connections of a world that runs on Postgres; throws on the embedded database. */
export function poolOf({ database }: World) {
  if (database.kind !== 'postgres') throw new Error('Needs Postgres')
  return database.pool
}
