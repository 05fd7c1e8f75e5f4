import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { claimFromProcesses } from '#testing/hot-link.ts'
import { openWorld } from '#testing/world.ts'
import { printTable } from './print-table.ts'

const ASKS = 10_000
const PLACES = 500
const CLAIMS = 2000
/** On two idle cores: a claim may take a millisecond of this process and one of the database. */
const GOAL = 1000

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const race = await claimFromProcesses(world, { asks: ASKS, places: PLACES, processes: 4 })
    if (race.taken !== PLACES) throw new Error(`${PLACES} places gave ${race.taken} badges`)
    const all = { asks: CLAIMS, places: CLAIMS, processes: 1 }
    const single = await claimFromProcesses(world, { ...all, isBatched: false })
    const batched = await claimFromProcesses(world, all)
    const peer = { name: 'each in a transaction of its own', value: CLAIMS / single.seconds }
    printTable([
      {
        figure: `asks answered from 4 processes for ${PLACES} places (${ASKS})`,
        value: ASKS / race.seconds,
        unit: '/s',
        peer,
      },
      {
        figure: `badges of one hot link, in batches, one process (${CLAIMS})`,
        value: CLAIMS / batched.seconds,
        unit: '/s',
        goal: { least: GOAL },
        peer,
      },
      {
        // Of the one process, including the requests; the database has its own.
        figure: 'processor time of the process for each of them',
        value: (1000 * batched.cpuSeconds) / CLAIMS,
        unit: 'ms',
        peer: { name: 'each in a transaction of its own', value: (1000 * single.cpuSeconds) / CLAIMS },
      },
    ])
  } finally {
    await world.close()
  }
}
