import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Notices } from './notices.ts'

type Worker = { id: string; isBusy: boolean }

/** Runs the data of one job. */
export type JobRun = (data: Record<string, string>) => Promise<void>

/** What carries the names of queues between processes. */
export type Wakes = Pick<Notices, 'notify' | 'subscribe'>

/** The channel on which processes that run no jobs wake those that do; its detail is the name of a queue. */
const CHANNEL = 'jobs'
const POLL_SECONDS = 1
/** Idle workers beside the first only look when they are woken. */
const SPARE_POLL_SECONDS = 3600
/** How long running jobs have to end when the process stops; what is left is retried by the next one. */
const STOP_MS = 10_000

/**
 * The workers of a process on a job queue. `wake` starts a job that was written, here or, where no worker of its queue runs,
 * in the other processes; `rest` takes no more jobs and waits a while for running ones.
 */
export function openWorkers(boss: PgBoss, notices?: Wakes) {
  const workers = new Map<string, Worker[]>()
  let unsubscribe: () => void = () => undefined
  const wakeIdle = (name: string) => {
    const idle = workers.get(name)?.find(({ isBusy }) => !isBusy)
    if (idle) boss.notifyWorker(idle.id)
  }
  const add = async (name: string, isSpare: boolean, handle: JobRun) => {
    const own: Worker = { id: '', isBusy: false }
    const pollingIntervalSeconds = isSpare ? SPARE_POLL_SECONDS : POLL_SECONDS
    own.id = await boss.work(name, { pollingIntervalSeconds }, async (jobs) => {
      own.isBusy = true
      // The next job follows at once: of many that are written together, one a second would run otherwise.
      boss.notifyWorker(own.id)
      wakeIdle(name)
      // An idle one looks in its place for jobs that other processes write.
      const looking = setInterval(() => wakeIdle(name), POLL_SECONDS * 1000)
      try {
        for (const job of jobs) await handle(job.data as Record<string, string>)
      } finally {
        clearInterval(looking)
        own.isBusy = false
      }
    })
    workers.set(name, [...(workers.get(name) ?? []), own])
  }
  const listen = () => {
    const stopListening = notices?.subscribe(CHANNEL, (name) => {
      for (const woken of name === undefined ? workers.keys() : [name]) wakeIdle(woken)
    })
    unsubscribe = stopListening ?? unsubscribe
  }
  return {
    wake: (name: string) => {
      if (workers.has(name)) wakeIdle(name)
      else notices?.notify(CHANNEL, name)
    },
    /** Adds workers for a queue, `atOnce` of which run at the same time. */
    start: async (name: string, atOnce: number, handle: JobRun) => {
      for (let at = 0; at < atOnce; at++) await add(name, at > 0, handle)
    },
    listen,
    rest: async () => {
      const mine = [...workers.keys()]
      // From here on, what is written here is for other processes.
      workers.clear()
      unsubscribe()
      // Asked one by one, workers say at once that they have ended; a graceful stop looks every half second.
      const ended = Promise.all(mine.map((name) => boss.offWork(name, { wait: true })))
      await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })])
    },
  }
}
