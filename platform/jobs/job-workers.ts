import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Notices } from '../notices/notices.ts'

type Worker = { id: string; isBusy: boolean }

/** Runs the data of one job. */
export type JobRun = (data: Record<string, string>) => Promise<void>

/** What carries the names of queues between processes. */
export type Wakes = Pick<Notices, 'notify' | 'subscribe'>

/** The channel on which processes that run no jobs wake those that do; its detail is the name of a queue. */
const CHANNEL = 'jobs'
const LOOK_MS = 1000
/** A look that gets no answer does not hold up the next one. */
const LOOK_MAX_MS = 5000
/** The library wants an interval; workers are woken by a look. */
const POLL_SECONDS = 3600
/** How long running jobs have to end when the process stops; what is left is retried by the next one. */
const STOP_MS = 10_000

/**
 * Those of some queues in which a job is due. All of them where nothing can be written: the fetches of their workers fail, and end
 * the connections to a primary that was replaced.
 */
const DUE = `select queue.name from unnest($1::text[]) as queue (name) left join lateral (
  select true as yes from pgboss.job
  where job.name = queue.name and state < 'active' and not blocked and start_after <= now() limit 1) as due on true
  where due.yes or current_setting('transaction_read_only')::boolean`

/**
 * The workers of a process on a job queue. `wake` starts a job that was written, here or, where no worker of its queue runs,
 * in the other processes; `rest` takes no more jobs and waits a while for running ones. Jobs that another process wrote, or that
 * waited for their time, are looked for once a second in all queues together: half a hundred workers that each look cost a
 * twentieth of a processor for nothing. A look that fails is reported to `onError`.
 */
export function openWorkers(boss: PgBoss, onError: (error: unknown) => void, notices?: Wakes) {
  const workers = new Map<string, Worker[]>()
  let unsubscribe: () => void = () => undefined
  const resting = new AbortController()
  let looking = Promise.resolve()
  const wakeIdle = (name: string) => {
    const idle = workers.get(name)?.find(({ isBusy }) => !isBusy)
    if (idle) boss.notifyWorker(idle.id)
  }
  const add = async (name: string, handle: JobRun) => {
    const own: Worker = { id: '', isBusy: false }
    own.id = await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
      own.isBusy = true
      // The next job follows at once: of many that are written together, one a second would run otherwise.
      boss.notifyWorker(own.id)
      wakeIdle(name)
      try {
        for (const job of jobs) await handle(job.data as Record<string, string>)
      } finally {
        own.isBusy = false
      }
    })
    workers.set(name, [...(workers.get(name) ?? []), own])
  }
  const wakeDue = async () => {
    try {
      const { rows } = await boss.getDb().executeSql(DUE, [[...workers.keys()]])
      // Also those that seem busy: the library gives a handler up after its time, and the queue must not wait for it.
      for (const { name } of rows as { name: string }[])
        for (const { id } of workers.get(name) ?? []) boss.notifyWorker(id)
    } catch (error) {
      onError(error)
    }
  }
  const keepLooking = async () => {
    while (!resting.signal.aborted) {
      await Promise.race([wakeDue(), wait(LOOK_MAX_MS, undefined, { ref: false })])
      await wait(LOOK_MS, undefined, resting).catch(() => undefined)
    }
  }
  const listen = () => {
    if (resting.signal.aborted) return
    looking = keepLooking()
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
      for (let at = 0; at < atOnce && !resting.signal.aborted; at++) await add(name, handle)
    },
    /** Begins to look for due jobs, and to listen to other processes. */
    listen,
    rest: async () => {
      const mine = [...workers.keys()]
      // From here on, what is written here is for other processes.
      workers.clear()
      unsubscribe()
      resting.abort()
      // Asked one by one, workers say at once that they have ended; a graceful stop looks every half second.
      const ended = Promise.all([looking, ...mine.map((name) => boss.offWork(name, { wait: true }))])
      await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })])
    },
  }
}
