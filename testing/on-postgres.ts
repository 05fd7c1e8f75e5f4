import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { World } from './world.ts'

/**
 * A test that needs Postgres: the embedded database runs one transaction at a time on its single connection, so
 * conflicts between transactions never occur there. Without TEST_DATABASE_URL `npm test` lists it as NOT RUN.
 */
export const testOnPostgres = test.skipIf(!testDatabaseUrl())

/** How many connections of a world's Postgres are waiting for a lock: poll it until the work under test is blocked. */
export async function waitingForLocks(world: World): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    world.ctx().db,
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.n ?? 0
}

/** The connections of a world that runs on Postgres; throws on the embedded database. */
export function poolOf({ database }: World) {
  if (database.kind !== 'postgres') throw new Error('Needs Postgres')
  return database.pool
}
