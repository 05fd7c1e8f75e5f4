import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopped = false

/**
 * Runs a program to its end and returns `{ code, output }`; a signal counts as 128 plus its number, a program that
 * cannot be started as 127. With `quiet` the output is collected instead of shown.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean, timeoutMs?: number }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(program, args, { quiet = false, timeoutMs = 0, ...options } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(program, args, { stdio, ...options })
    let output = ''
    const stop = timeoutMs > 0 ? setTimeout(() => child.kill('SIGTERM'), timeoutMs) : undefined
    const end = (/** @type {number} */ code) => {
      clearTimeout(stop)
      running.delete(child)
      resolve({ code, output })
    }
    running.add(child)
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    child.on('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

/** Whether a signal has asked this process to end: nothing new should be started. */
export const isStopped = () => stopped

/** Forwards SIGTERM, SIGINT and SIGHUP to the running programs, and exits by the signal when there are none. */
export function forwardSignals() {
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => {
      if (running.size === 0) process.exit(128 + constants.signals[signal])
      // A terminal sends Ctrl-C to the whole group; sent twice it would read as "stop without draining".
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      stopped = true
      for (const child of running) child.kill(signal)
    })
  }
}
