import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/process/log.ts'
import type { Config } from '#platform/settings/config.ts'
import type { Services } from '../http/context.ts'

/** How long work in progress may take to finish, in milliseconds. */
const STOP_MS = 20_000
/** A terminal sends its signal to all programs, and npm passes it on: those that come together are one. */
const SAME_SIGNAL_MS = 1000

type Running = {
  services: Services
  servers: FastifyInstance[]
  beginDrain: () => void
  beginStop: () => void
  stopWorker: () => Promise<void>
  endMetrics: () => void
  close: () => Promise<void>
}

export type Stop = (status: number, drainSeconds?: number) => Promise<void>

/**
 * Ends the process without dropping requests: readiness goes off, and jobs to other processes, while requests are still
 * taken for some seconds; then streams end, calls in progress are answered, and the database is closed.
 */
export function openStop({ services, servers, beginDrain, beginStop, stopWorker, endMetrics, close }: Running): Stop {
  let isStopping = false
  return async (status, drainSeconds = 0) => {
    if (isStopping) return
    isStopping = true
    const drainMs = drainSeconds * 1000
    // Work that never finishes must not block the start of a new process.
    setTimeout(() => end(`work in progress did not finish within ${STOP_MS / 1000} s`), drainMs + STOP_MS).unref()
    beginDrain()
    beginStop()
    const endServing = async () => {
      await wait(drainMs)
      endMetrics()
      await Promise.all(servers.map((server) => server.close()))
    }
    // Jobs and sweeps may take as long as calls: all finish concurrently.
    await Promise.all([endServing(), services.jobs.rest(), stopWorker()])
    await close()
    process.exit(status)
  }
}

type Terminal = { now: () => number; say: (sentence: string) => void; end: (reason: string) => void }

/** What each signal does: the first stops, and says how long that may take; another one ends the process at once. */
export function answerSignals({ role, drainSeconds }: Pick<Config, 'role' | 'drainSeconds'>, stop: Stop, by: Terminal) {
  // No proxy sends requests to a worker.
  const drain = role === 'worker' ? 0 : drainSeconds
  let stoppingSince: number | undefined
  return (signal: string) => {
    if (stoppingSince !== undefined) {
      if (by.now() - stoppingSince > SAME_SIGNAL_MS) by.end(`a second signal (${signal}) came while it was stopping`)
      return
    }
    stoppingSince = by.now()
    const taking = drain > 0 ? `takes requests for ${drain} s more, and then ` : ''
    by.say(
      `${signal}: ${taking}finishes work in progress, ${STOP_MS / 1000} s at most. Another signal ends it at once.`,
    )
    void stop(0, drain)
  }
}

/** Stops at the first signal, and ends at once at the second. */
export function stopOnSignals(config: Config, log: Log, stop: Stop): void {
  const say = (sentence: string) => log.info({}, sentence)
  const onSignal = answerSignals(config, stop, { now: () => performance.now(), say, end })
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** Said on standard error, like all that ends the process, whatever the log's level is. */
function end(reason: string): void {
  process.stderr.write(
    `blazon: ended at once, since ${reason}. Waiting e-mails and jobs continue after the next start.\n`,
  )
  process.exit(1)
}
