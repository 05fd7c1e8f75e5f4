import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#testing/server-process.ts'
import { signUpCommunity } from './community.ts'
import { type Imported, importRows } from './import-of.ts'
import { percentileOf } from './measuring.ts'
import { openPostgres, type Postgres } from './open-postgres.ts'
import { printTable, type Row } from './print-table.ts'

const SIZES = [10_000, 100_000]
const MILLION = 1_000_000
const WARM_UP = 500
const MAIL_LIMIT = 2_000_000
const GOAL_SECONDS = 60
const GOAL_MEGABYTES = 150
const GOAL_FIRST = 1
/** How much slower a row may be in a list of a hundred times the size, for linear growth. */
const GOAL_GROWTH = 1.5

/** A chunk should take 50 ms; a call queries the database more than once and may wait for two. */
const GOAL_WAIT_MS = 100

const postgres = await openPostgres()
if (postgres) show(postgres.name, await measure([...SIZES, MILLION], postgres))
else console.log('  no Postgres is here')
show('PGlite', await measure(SIZES))

async function measure(sizes: number[], place?: Postgres): Promise<Imported[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-imports-'))
  const environment = {
    DATA_DIR: dataDir,
    CAPTCHA_COST: '1',
    MAIL_LIMIT_24H: String(MAIL_LIMIT),
    MAIL_LIMIT_FIRST_WEEK: String(MAIL_LIMIT),
  }
  const server = await startServer({ ...environment, ...(place && { DATABASE_URL: place.url }) })
  try {
    const community = await signUpCommunity(server.origin, dataDir)
    await importRows(server, community, WARM_UP)
    const measured: Imported[] = []
    for (const size of sizes) measured.push(await importRows(server, community, size))
    return measured
  } finally {
    await server.stop()
    await place?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function show(place: string, measured: Imported[]): void {
  console.log(`\n  ${place}: rows of a CSV over HTTP, each checked, then written with its claim and its receipt`)
  printTable(measured.flatMap((one) => rowsOf(one, measured[0] ?? one)))
}

function rowsOf(one: Imported, smallest: Imported): Row[] {
  const { rows, accepting, first, whole, cpuSeconds, megabytes, waits } = one
  const of = (what: string) => `${rows.toLocaleString('en')} rows: ${what}`
  const growth = whole / rows / (smallest.whole / smallest.rows)
  const isOfGoal = rows <= 100_000
  return [
    { figure: of('upload to accepted'), value: accepting, unit: 's' },
    { figure: of('accepted to first progress'), value: first, unit: 's', goal: { most: GOAL_FIRST } },
    {
      figure: of('upload to all queued'),
      value: whole,
      unit: 's',
      goal: { most: isOfGoal ? GOAL_SECONDS : (GOAL_SECONDS * rows) / 100_000 },
    },
    { figure: of('processor time of the server for a row'), value: (1000 * cpuSeconds) / rows, unit: 'ms' },
    {
      figure: of('growth of the memory'),
      value: megabytes,
      unit: 'MB',
      ...(isOfGoal && { goal: { most: GOAL_MEGABYTES } }),
    },
    {
      figure: of('another call meanwhile, p99'),
      value: percentileOf(waits, 99),
      unit: 'ms',
      goal: { most: GOAL_WAIT_MS },
    },
    ...(one === smallest
      ? []
      : [{ figure: of('time a row, against the smallest'), value: growth, unit: 'x', goal: { most: GOAL_GROWTH } }]),
  ]
}
