import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** The heartbeat of a lock's holder, for containers and machines that cannot see its process. */
const ALIVE_EVERY_MS = 5000
const SILENT_MS = 30_000

/** Another process holds the lock, or it cannot be taken; the message says what to do. */
export class LockedError extends Error {}

/**
 * Takes a lock file, and returns a function that releases it. The lock of a dead process is taken over: at once on the
 * same host, otherwise after half a minute without a heartbeat. Throws a `LockedError`.
 */
export function lockFolder(file: string): () => void {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, `${process.pid} ${hostname()}`, { flag: 'wx', mode: 0o600 })
      return keepAlive(file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      assertDead(file)
      rmSync(file, { force: true })
    }
  }
  throw new LockedError(`The lock ${file} cannot be taken. Remove it when no Blazon runs.`)
}

function keepAlive(file: string): () => void {
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // A missing file was removed on purpose; the database reports any conflict.
    }
  }, ALIVE_EVERY_MS).unref()
  return () => {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

function assertDead(file: string): void {
  const [pid = '', host = hostname()] = readFileSync(file, 'utf8').split(' ')
  // Processes in two containers may have the same id.
  if (host !== hostname()) {
    if (Date.now() - statSync(file).mtimeMs > SILENT_MS) return
    throw new LockedError(
      `The embedded database is in use on the host ${host}. Stop the server there, or set DATABASE_URL to share a Postgres. If it died, start again in half a minute.`,
    )
  }
  const owner = Number(pid)
  if (owner === process.pid || !isRunning(owner)) return
  throw new LockedError(
    `The embedded database is in use by process ${owner}. Stop that one first, or set DATABASE_URL to share a Postgres.`,
  )
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
