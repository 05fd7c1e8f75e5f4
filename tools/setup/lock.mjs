import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const BEAT_MS = 2_000
const STALE_MS = 60_000

/**
 * Runs work while holding a lock file; another process waits for its turn. A lock is stale when its process no longer
 * exists, or has not touched the file for a minute (its id may belong to another program).
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @param {{ onWait?: (holder: number | undefined) => void, everyMs?: number }} options
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { onWait = () => {}, everyMs = 200 } = {}) {
  mkdirSync(dirname(file), { recursive: true })
  let validation = false
  while (!take(file)) {
    if (clearStale(file)) continue
    if (!validation) onWait(readHolder(file))
    validation = true
    await wait(everyMs)
  }
  const beat = setInterval(() => touch(file), BEAT_MS)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.removeListener('exit', release)
    release()
  }
}

/**
 * A hard link appears with its content or not at all, so that nobody reads a lock without a holder.
 * @param {string} file
 */
function take(file) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** @param {string} file */
function clearStale(file) {
  const holder = readHolder(file)
  if (holder === undefined) return true
  if (isAlive(holder) && !isOld(file)) return false
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    // Between reading and renaming, another process may have cleared it and taken the lock: put that lock back.
    if (Number(readFileSync(aside, 'utf8')) !== holder) linkSync(aside, file)
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EEXIST')) throw error
  }
  rmSync(aside, { force: true })
  return true
}

/** @param {string} file */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** @param {string} file */
function isOld(file) {
  try {
    return Date.now() - statSync(file).mtimeMs > STALE_MS
  } catch {
    return false
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The lock was cleared as stale (the machine slept): nothing to keep alive.
  }
}

/**
 * Whether a system call failed with one of some codes.
 * @param {unknown} error
 * @param {string[]} codes
 */
function hasCode(error, ...codes) {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
