import { setTimeout as wait } from 'node:timers/promises'
import { CADDY_DRAIN_SECONDS, openCaddy } from '#testing/caddy.ts'
import { mailsOf, openRolling } from '#testing/rolling.ts'
import { startLoad } from '#testing/steady-load.ts'
import { openPostgres } from './open-postgres.ts'
import { printTable, type Row } from './print-table.ts'

/** `PROXY=caddy` goes through Caddy, which must be installed, with the example of deploy/. */
const IS_CADDY = process.env.PROXY === 'caddy'
/** How long the load lasts; a run by hand may be shorter. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60)
const RESTARTS = [0, 1, 0, 1]
const none = { unit: '', goal: { most: 0 } }

const postgres = await openPostgres()
if (!postgres) console.log('  needs a Postgres')
else await measure(postgres.url).finally(postgres.close)

/** Two servers behind a proxy under load: each is restarted twice, and then one is killed, where the proxy counts what it broke. */
async function measure(databaseUrl: string): Promise<void> {
  const world = IS_CADDY
    ? await openRolling(databaseUrl, { DRAIN_SECONDS: String(CADDY_DRAIN_SECONDS) }, openCaddy)
    : await openRolling(databaseUrl)
  try {
    const restarted = await restartAll(world)
    printTable(IS_CADDY ? restarted : [...restarted, ...(await killOne(world))])
  } finally {
    await world.close()
  }
}

type Rolling = Awaited<ReturnType<typeof openRolling>>

async function restartAll(world: Rolling): Promise<Row[]> {
  const begun = performance.now()
  const load = startLoad(world.target)
  for (const [turn, at] of RESTARTS.entries()) {
    const next = begun + (SECONDS * 1000 * (turn + 0.5)) / (RESTARTS.length + 0.5)
    await wait(Math.max(0, next - performance.now()))
    await world.restart(at)
  }
  const before = [...load.woken]
  await wait(Math.max(1500, begun + SECONDS * 1000 - performance.now()))
  const seconds = (performance.now() - begun) / 1000
  await load.stop()
  await wait(1000)
  const silent = load.woken.filter((times, at) => times <= (before[at] ?? 0)).length
  await load.leave()
  const { missing, repeated } = await mailsOf(world.sink, load.mailed)
  for (const fault of load.faults.slice(0, 5)) console.log('  ', fault)
  return [
    { figure: 'seconds of load, four restarts', value: seconds, unit: 's' },
    { figure: 'badges collected meanwhile', value: load.badges.size, unit: '' },
    { figure: 'e-mails expected', value: load.mailed.length, unit: '' },
    { figure: 'requests that failed', value: load.faults.length, ...none },
    { figure: 'e-mails lost', value: missing.length, ...none },
    { figure: 'e-mails sent twice', value: repeated.length, ...none },
    { figure: 'streams that did not come back', value: silent, ...none },
  ]
}

async function killOne(world: Rolling): Promise<Row[]> {
  const load = startLoad(world.target)
  await wait(3000)
  await world.kill(1)
  await wait(3000)
  await load.stop()
  await load.leave()
  const begun = performance.now()
  const { missing } = await mailsOf(world.sink, load.mailed)
  const others = load.faults.length - world.proxy.broken(1)
  return [
    { figure: 'kill -9: requests in flight at the killed server', value: world.proxy.broken(1), unit: '' },
    { figure: 'kill -9: requests that failed besides', value: Math.max(0, others), ...none },
    { figure: 'kill -9: e-mails lost', value: missing.length, ...none },
    {
      figure: 'kill -9: the last e-mail after',
      value: (performance.now() - begun) / 1000,
      unit: 's',
      goal: { most: 90 },
    },
  ]
}
