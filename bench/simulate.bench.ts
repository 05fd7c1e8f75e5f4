import { simulate } from '#testing/simulation/simulate.ts'
import { findPlanted } from './find-planted.ts'
import { openPostgres } from './open-postgres.ts'
import { printTable } from './print-table.ts'

/**
 * An hour of random histories, each of five minutes: SIMULATION_MINUTES makes it shorter, SIMULATION_SEED begins with the seed of a
 * failure. With PLANTED (`all`, or a word of their names) it plants faults into copies of the product instead, and finds them.
 */
const MINUTES = Number(process.env.SIMULATION_MINUTES ?? 60)
const HISTORY_MS = 5 * 60_000
const FIRST_SEED = Number(process.env.SIMULATION_SEED ?? Math.floor(Date.now() / 1000))

const postgres = await openPostgres()
if (!postgres) console.log('  needs the programs of a Postgres on this machine, or TEST_DATABASE_URL')
else {
  process.env.TEST_DATABASE_URL = postgres.url
  try {
    const planted = process.env.PLANTED
    if (planted === undefined) await liveLong(postgres.name)
    else await findPlanted(planted)
  } finally {
    await postgres.close()
  }
}

async function liveLong(place: string): Promise<void> {
  const ends = Date.now() + MINUTES * 60_000
  const sums = { histories: 0, rounds: 0, actions: 0, refused: 0, faults: 0, mails: 0 }
  for (let seed = FIRST_SEED; Date.now() < ends; seed++) {
    const lived = await simulate({ seed, ms: Math.min(ends - Date.now(), HISTORY_MS) })
    sums.histories += 1
    for (const name of ['rounds', 'actions', 'refused', 'faults', 'mails'] as const) sums[name] += lived[name]
  }
  console.log(`  ${place}: seeds from ${FIRST_SEED}, no invariant was broken`)
  printTable(Object.entries(sums).map(([figure, value]) => ({ figure, value, unit: '' })))
}
