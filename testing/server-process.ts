import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** `npm test` and the benches run the server that they built; a test on its own runs the sources. */
const SERVER = process.env.SERVER_BUILT ?? 'apps/server/main.ts'
const PATIENCE_MS = 60_000
const POLL_MS = 5
/** As `npm start` sets it. */
const NODE_COMPILE_CACHE = '.cache/compile'
/** Ticks of /proc: Linux counts hundredths of a second on all machines. */
const TICKS_A_SECOND = 100

export type Server = {
  origin: string
  ports: { PORT: string; WALLET_PORT: string }
  startMs: number
  /** Processor seconds of the server so far; 0 where there is no /proc. */
  cpuSeconds: () => number
  /** Its current and maximum memory in megabytes; 0 where there is no /proc. */
  memory: () => { now: number; most: number }
  stop: () => Promise<void>
  /** Kills it like a power cut: it writes nothing more. */
  kill: () => Promise<void>
}

/**
 * Starts a server process and resolves once `ready` (by default /signin, which needs a build) returns 200; `startMs` is
 * the time until then. Uses free ports, or those of an earlier start, which a database with badges requires.
 */
export async function startServer(
  environment: Record<string, string>,
  given?: Server['ports'],
  ready = '/signin',
): Promise<Server> {
  const ports = given ?? (await freePorts())
  const started = performance.now()
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'error', ...ports, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // The caller may fail or exit before stopping it.
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const origin = `http://localhost:${ports.PORT}`
  await answer(child, origin + ready)
  const startMs = performance.now() - started
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    origin,
    ports,
    startMs,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    memory: () => memoryOf(child.pid),
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
  }
}

function memoryOf(pid: number | undefined): { now: number; most: number } {
  const file = `/proc/${pid}/status`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1] ?? 0) / 1024
  return { now: of('VmRSS'), most: of('VmHWM') }
}

/** User and system time are the 14th and 15th field of proc(5)'s stat; the second may hold spaces, in brackets. */
function cpuSecondsOf(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

async function answer(child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`)
    const page = await fetch(url).catch(() => undefined)
    if (page?.status === 200) return void (await page.text())
    await wait(POLL_MS)
  }
  child.kill('SIGKILL')
  throw new Error(`${url} did not answer`)
}

/** Ports that nobody listens on. */
export async function freePorts(): Promise<Server['ports']> {
  return { PORT: String(await freePort()), WALLET_PORT: String(await freePort()) }
}
