import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openDoor } from '#testing/database-door.ts'
import { type AwayWorld, countLost, openAwayWorld } from './away-world.ts'
import { openOwnPostgres } from './open-postgres.ts'
import type { Cluster } from './postgres-cluster.ts'
import { printTable, type Row } from './print-table.ts'

const LOAD_MS = 1500
const POLL_MS = 20
const PATIENCE_MS = 90_000
/** How often the connection that listens is asked whether it still leads to the primary. */
const LISTENER_ASKED_MS = 10_000

const postgres = await openOwnPostgres()
if (!postgres) console.log('  needs the programs of a Postgres on this machine')
else await failOver(postgres)

type Primary = Pick<Cluster, 'port' | 'stop' | 'follow'>

/** Fails over twice under load, to a synchronous standby each time, behind an address that leads to the primary. */
async function failOver(first: NonNullable<Awaited<ReturnType<typeof openOwnPostgres>>>): Promise<void> {
  const door = await openDoor(new URL(first.url))
  const second = await followSynchronously(first)
  const world = await openAwayWorld(door.url.href)
  try {
    const killed = await killPrimary(world, first, second, door)
    const third = await followSynchronously(second)
    const replaced = await replacePrimary(world, second, third, door)
    printTable([...killed, ...replaced, ...(await countLost(world))])
  } finally {
    await world.close()
    door.close()
  }
}

type Door = Awaited<ReturnType<typeof openDoor>>

/** The primary is gone: its connections are lost, and new ones find the standby. */
async function killPrimary(world: AwayWorld, old: Primary, next: Cluster, door: Door): Promise<Row[]> {
  await wait(LOAD_MS)
  await world.sendBig()
  old.stop('immediate')
  await wait(LOAD_MS)
  next.promote()
  door.turn(next.port)
  const ms = await world.untilReady()
  await wait(LOAD_MS)
  return [{ figure: 'primary killed: ready after the address was turned', value: ms, unit: 'ms', goal: { most: 5000 } }]
}

/**
 * The primary stays up, read-only, and no connection to it is cut: the server must leave it by itself. The old connections
 * are counted there.
 */
async function replacePrimary(world: AwayWorld, old: Cluster, next: Cluster, door: Door): Promise<Row[]> {
  await wait(LOAD_MS + Math.random() * LISTENER_ASKED_MS)
  await world.sendBig()
  await run(old.port, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()')
  await wait(LOAD_MS)
  next.promote()
  door.turn(next.port)
  const begun = performance.now()
  const ms = await world.untilReady()
  while ((await connectionsOf(old.port)) > 0 && performance.now() < begun + PATIENCE_MS) await wait(POLL_MS)
  const left = performance.now() - begun
  return [
    { figure: 'primary read-only: ready after the address was turned', value: ms, unit: 'ms', goal: { most: 5000 } },
    { figure: 'primary read-only: its last connection left after', value: left / 1000, unit: 's', goal: { most: 75 } },
  ]
}

/** A standby; from then on the primary confirms nothing that the standby has not written. */
async function followSynchronously(primary: Primary): Promise<Cluster> {
  const standby = await primary.follow()
  await run(primary.port, "alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()')
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(POLL_MS)) {
    const [row] = await run(
      primary.port,
      "select count(*)::int as n from pg_stat_replication where sync_state = 'sync'",
    )
    if (row?.n === 1) return standby
  }
  throw new Error('The standby did not become synchronous')
}

async function connectionsOf(port: number): Promise<number> {
  const [row] = await run(
    port,
    "select count(*)::int as n from pg_stat_activity where datname like 'blazon_bench_%' and backend_type = 'client backend'",
  )
  return Number(row?.n ?? 0)
}

/** Runs statements on the server at a port, and returns the rows of the last one. */
async function run(port: number, ...statements: string[]): Promise<{ n?: number }[]> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
  await client.connect()
  try {
    let rows: { n?: number }[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
