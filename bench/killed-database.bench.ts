import { setTimeout as wait } from 'node:timers/promises'
import { countLost, openAwayWorld } from './away-world.ts'
import { openOwnPostgres } from './open-postgres.ts'
import { printTable } from './print-table.ts'

/** Each of them takes the database away in the middle of claims and of a send of hundreds of e-mails. */
const ENDS = ['kill', 'fast', 'immediate', 'kill', 'fast', 'immediate'] as const

const postgres = await openOwnPostgres()
if (!postgres) console.log('  needs the programs of a Postgres on this machine')
else await restartUnderLoad(postgres)

/** Ends the database repeatedly during claims and sends; everything that was confirmed must exist afterwards. */
async function restartUnderLoad(postgres: NonNullable<Awaited<ReturnType<typeof openOwnPostgres>>>): Promise<void> {
  const world = await openAwayWorld(postgres.url)
  try {
    let slowest = 0
    for (const [nth, end] of ENDS.entries()) {
      await wait(500 + Math.random() * 1000)
      await world.sendBig()
      await wait(Math.random() * 500)
      if (end === 'kill') await postgres.kill()
      else postgres.stop(end)
      await wait(500 + Math.random() * 2000)
      postgres.start()
      const ms = await world.untilReady()
      slowest = Math.max(slowest, ms)
      console.log(`  ${nth + 1}, ${end}: ready ${Math.round(ms)} ms after the database`)
    }
    console.log(`  ${postgres.name}: ended ${ENDS.length} times`)
    printTable([
      ...(await countLost(world)),
      { figure: 'ready again after the database, slowest', value: slowest, unit: 'ms', goal: { most: 5000 } },
    ])
  } finally {
    await world.close()
    await postgres.close()
  }
}
