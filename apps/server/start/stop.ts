import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
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
 * Ends the process so that nobody notices: readiness goes off, and jobs to other processes, while requests are still taken
 * for some seconds; then streams end, calls in progress are answered, and the database is closed.
 */
export function openStop({ services, servers, beginDrain, beginStop, stopWorker, endMetrics, close }: Running): Stop {
  let isStopping = false
  return async (status, drainSeconds = 0) => {
    if (isStopping) return
    isStopping = true
    const drainMs = drainSeconds * 1000
    // Work that never finishes must not block the start of a new process.
    setTimeout(() => process.exit(1), drainMs + STOP_MS).unref()
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

/** Stops at the first signal, and ends at once at the second. */
export function stopOnSignals({ role, drainSeconds }: Config, stop: Stop): void {
  let stoppingSince: number | undefined
  const onSignal = () => {
    if (stoppingSince !== undefined && performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
    stoppingSince ??= performance.now()
    void stop(0, role === 'worker' ? 0 : drainSeconds)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
