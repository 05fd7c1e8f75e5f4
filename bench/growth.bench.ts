import pg from 'pg'
import { fillDemo } from '#apps/demo/fill-demo.ts'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { openWorld } from '#testing/world.ts'
import { fillLike } from './growth/fill-table.ts'
import { GROWTH } from './growth/growth-tables.ts'
import { measureTable } from './growth/measure-table.ts'
import { printSizes } from './growth/print-sizes.ts'

/** A shorter run: ROWS=100000, TABLES=claims,badges, and a database with the demo in it: DEMO_URL. */
const ROWS = Number(process.env.ROWS ?? 1_000_000)
const TABLES = process.env.TABLES?.split(',')

const serverUrl = testDatabaseUrl()
const given = process.env.DEMO_URL
if (!serverUrl && !given) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else if (given) await measureAll(given)
else {
  // The rows of the demo, which were written by the product, are the samples.
  const world = await openWorld({ hasWorker: false })
  try {
    await fillDemo(world.services)
    await measureAll(world.config.databaseUrl ?? '')
  } finally {
    await world.close()
  }
}

async function measureAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const growing = Object.entries(GROWTH).filter(([, { per }]) => per !== 'setting')
    const wanted = growing.filter(([name]) => !TABLES || TABLES.includes(name))
    console.log(`  bytes for each row at ${ROWS.toLocaleString('en')} rows, ids and keys at random`)
    const empty: string[] = []
    for (const [name, growth] of wanted) {
      const filled = await fillLike(client, name, ROWS)
      if (!filled) empty.push(name)
      else printSizes(name, growth, await measureTable(client, filled))
      if (filled) await client.query(`drop table ${filled}`)
    }
    if (empty.length > 0) console.log(`  without a row in the demo: ${empty.join(', ')}`)
  } finally {
    await client.end()
  }
}
