import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { claimFromProcesses } from '#testing/hot-link.ts'
import { openWorld } from '#testing/world.ts'
import { printTable } from './print-table.ts'

const ASKS = 10_000
const PLACES = 500
const CLAIMS = 2000
const PROCESSES = [1, 2, 4]

// On two cores the processes share them with the database: what counts is that places are never given twice, and what a
// claim costs. docs/scale.md derives larger machines from it.
if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const measured = []
    for (const processes of PROCESSES) {
      const race = await claimFromProcesses(world, { asks: ASKS, places: PLACES, processes })
      if (race.taken !== PLACES) throw new Error(`${PLACES} places gave ${race.taken} badges to ${processes} processes`)
      const all = await claimFromProcesses(world, { asks: CLAIMS, places: CLAIMS, processes })
      measured.push({ processes, race, all })
    }
    const [one] = measured
    printTable(
      measured.flatMap(({ processes, race, all }) => [
        {
          figure: `${processes} processes: asks answered for ${PLACES} places (${ASKS}), which gave ${race.taken}`,
          value: ASKS / race.seconds,
          unit: '/s',
          peer: { name: 'one process', value: ASKS / (one?.race.seconds ?? 1) },
        },
        {
          figure: `${processes} processes: badges of one link (${CLAIMS})`,
          value: CLAIMS / all.seconds,
          unit: '/s',
          peer: { name: 'one process', value: CLAIMS / (one?.all.seconds ?? 1) },
        },
        {
          figure: `${processes} processes: their processor time for each badge`,
          value: (1000 * all.cpuSeconds) / CLAIMS,
          unit: 'ms',
          peer: { name: 'one process', value: (1000 * (one?.all.cpuSeconds ?? 0)) / CLAIMS },
        },
      ]),
    )
  } finally {
    await world.close()
  }
}
