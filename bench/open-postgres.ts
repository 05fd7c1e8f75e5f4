import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Cluster, openCluster } from './postgres-cluster.ts'

export type Postgres = { url: string; name: string; close: () => Promise<void> }

/**
 * An empty Postgres database: on the server of TEST_DATABASE_URL, otherwise on one started for this run with its
 * default durability (fsync on). Undefined when Postgres is not installed.
 */
export async function openPostgres(): Promise<Postgres | undefined> {
  const given = process.env.TEST_DATABASE_URL
  return given ? emptyDatabase(given, async () => undefined) : openOwnPostgres()
}

type OwnPostgres = Postgres & Pick<Cluster, 'stop' | 'kill' | 'start' | 'follow' | 'port'>

/** Like `openPostgres`, but always on a server started for this run, which may be stopped, killed and followed. */
export async function openOwnPostgres(): Promise<OwnPostgres | undefined> {
  const cluster = await openCluster()
  if (!cluster) return undefined
  const { port, stop, kill, start, follow } = cluster
  const opened = await emptyDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`, async () => cluster.remove())
  return { ...opened, port, stop, kill, start, follow }
}

async function emptyDatabase(serverUrl: string, stop: () => Promise<void>): Promise<Postgres> {
  const name = `blazon_bench_${randomBytes(6).toString('hex')}`
  const version = await onServer(serverUrl, async (admin) => {
    await admin.query(`create database ${name}`)
    const { rows } = await admin.query('show server_version')
    const { rows: sync } = await admin.query('show fsync')
    return `Postgres ${String(rows[0].server_version).split(' ')[0]}, fsync ${sync[0].fsync}`
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const close = async () => {
    await onServer(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`))
    await stop()
  }
  return { url: url.href, name: version, close }
}

async function onServer<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
