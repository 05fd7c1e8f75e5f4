import { sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { raceRound } from '#testing/races.ts'
import { signUp } from '#testing/stories.ts'
import { openWorld } from '#testing/world.ts'
import { printTable } from './print-table.ts'

const ROUNDS = 200

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld({ config: { mailLimit24h: 1_000_000 } })
  try {
    const { token } = await signUp(world, 'races@example.org')
    const errors: unknown[] = []
    let done = 0
    for (let turn = 0; turn < ROUNDS; turn++) {
      const round = await raceRound(world, token, turn)
      errors.push(...round.errors)
      done += round.done
    }
    for (const error of errors.slice(0, 10)) console.log('  ', error)
    const rows = await rowsOf<{ n: number }>(
      world.ctx().db,
      sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
    )
    printTable([
      { figure: `errors that callers got in ${ROUNDS} rounds`, value: errors.length, unit: '', goal: { most: 0 } },
      { figure: 'calls that were done, of 12 a round', value: done, unit: '' },
      { figure: 'deadlocks that Postgres broke, and that ran again', value: rows[0]?.n ?? 0, unit: '' },
    ])
  } finally {
    await world.close()
  }
}
