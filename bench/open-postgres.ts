import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const OLDEST_MAJOR = 15
const POLL_MS = 10
const INSTALLED = '/usr/lib/postgresql'

export type Postgres = { url: string; name: string; close: () => Promise<void> }

/**
 * An empty Postgres database: on the server of TEST_DATABASE_URL, otherwise on one started for this run with its
 * default durability (fsync on). Undefined when Postgres is not installed.
 */
export async function openPostgres(): Promise<Postgres | undefined> {
  const given = process.env.TEST_DATABASE_URL
  return given ? emptyDatabase(given, async () => undefined) : openOwnPostgres()
}

type OwnPostgres = Postgres & {
  /** Kills it and all of its processes at once, like a power cut. */
  kill: () => Promise<void>
  /** Restarts it on the data that it had written. */
  start: () => void
}

/** Like `openPostgres`, but always on a server started for this run, which may be killed. */
export async function openOwnPostgres(): Promise<OwnPostgres | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-postgres-'))
  const asRoot = process.getuid?.() === 0
  const run = (program: string, ...args: string[]) => {
    const command = [join(programs, program), ...args]
    const [file = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  if (asRoot) execFileSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  const stop = () => {
    if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  stopInAnyCase(stop)
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  const port = await freePort()
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  start()
  const opened = await emptyDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`, async () => stop())
  return { ...opened, start, kill: () => killAll(readFileSync(join(data, 'postmaster.pid'), 'utf8')) }
}

/** The first line of the file names the parent of all its processes. */
async function killAll(pidFile: string): Promise<void> {
  const parent = Number(pidFile.split('\n')[0])
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(/\s+/)
  const all = [parent, ...children.map(Number)]
  for (const pid of all) signal(pid, 'SIGKILL')
  // Shared memory held by one of them would stop the next start.
  while (all.some((pid) => signal(pid, 0))) await wait(POLL_MS)
}

/** Returns whether the process existed. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** It is a separate process, which would outlive a failed or aborted measurement. */
function stopInAnyCase(stop: () => void): void {
  process.once('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

function findPrograms(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).filter((name) => Number(name) >= OLDEST_MAJOR) : []
  const [newest] = versions.sort((a, b) => Number(b) - Number(a))
  const folder = newest && join(INSTALLED, newest, 'bin')
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
