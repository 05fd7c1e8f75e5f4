import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '#testing/server-process.ts'

const OLDEST_MAJOR = 15
const POLL_MS = 10
const INSTALLED = '/usr/lib/postgresql'

export type Cluster = {
  port: number
  /** Starts it again on the data that it had written, and waits until it accepts connections. */
  start: () => void
  stop: (mode: 'fast' | 'immediate') => void
  /** Kills it and all of its processes at once, like a power cut. */
  kill: () => Promise<void>
  /** A running standby, which streams from it. */
  follow: () => Promise<Cluster>
  /** Turns a standby into a primary. */
  promote: () => void
  /** Stops it and deletes its files. */
  remove: () => void
}

/** A Postgres server started for this run with its default durability; undefined when Postgres is not installed. */
export async function openCluster(): Promise<Cluster | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  return startIn(programs, (run, data) =>
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'),
  )
}

type Run = (program: string, ...args: string[]) => void

async function startIn(programs: string, fill: (run: Run, data: string) => void): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-postgres-'))
  const asRoot = process.getuid?.() === 0
  const run: Run = (program, ...args) => {
    const command = [join(programs, program), ...args]
    const [file = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  if (asRoot) execFileSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  const pidFile = join(data, 'postmaster.pid')
  const control = (...args: string[]) => run('pg_ctl', '-D', data, '-w', ...args)
  const stop = (mode: 'fast' | 'immediate') => control('-m', mode, 'stop')
  const remove = () => {
    if (existsSync(pidFile)) stop('immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  stopInAnyCase(remove)
  fill(run, data)
  const port = Number((await freePorts()).PORT)
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start')
  start()
  return {
    port,
    start,
    stop,
    kill: () => killAll(readFileSync(pidFile, 'utf8')),
    follow: () =>
      startIn(programs, (run, data) =>
        run('pg_basebackup', '-D', data, '-R', '-c', 'fast', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'),
      ),
    promote: () => control('promote'),
    remove,
  }
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
