import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import { onCommit, type SystemContext } from './context.ts'
import type { Database } from './db.ts'
import type { JobSender, JobWriter } from './job-sender.ts'
import type { Log } from './log.ts'
import type { Notices } from './notices.ts'

/** Runs a job: gets ids, reads current data, checks that the job is still due, and is idempotent. */
export type JobHandler = (ctx: SystemContext, data: Record<string, string>) => Promise<void>
export type JobHandlers = Record<string, JobHandler>

export type Jobs = JobSender & {
  start: (handlers: JobHandlers, contextFor: (job: string) => SystemContext) => Promise<void>
  /** Takes no more jobs, and waits a while for running ones; jobs can still be written. */
  rest: () => Promise<void>
  stop: () => Promise<void>
}

/** The channel on which processes that run no jobs wake those that do; its detail is the name of a queue. */
const CHANNEL = 'jobs'

/** The name of the queue for jobs that failed their last retry; it has a handler where one is needed. */
export const gaveUp = (name: string) => `${name}-gave-up`

/** How long running jobs have to end when the process stops; what is left is retried by the next one. */
const STOP_MS = 10_000
const NO_JOB = '00000000-0000-0000-0000-000000000000'
const RETRY = { retryLimit: 8, retryBackoff: true, retryDelay: 2, expireInSeconds: 300, heartbeatSeconds: 30 }

type Wakes = Pick<Notices, 'notify' | 'subscribe'>

/**
 * Opens the job queue (pg-boss) on a database, with a queue for each name; `start` starts the workers. With `notices`, a job
 * that is written by a process without workers starts at once in another one, and not only when that looks.
 */
export async function openJobs(database: Database, names: string[], log: Log, notices?: Wakes): Promise<Jobs> {
  const boss = new PgBoss(
    database.kind === 'pglite'
      ? { db: fromPglite(database.pglite), backend: 'pglite', schedule: false }
      : { connectionString: database.pool.options.connectionString, max: 4, schedule: false },
  )
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await createQueues(boss, names)
  const workers = new Map<string, string>()
  const assertQueue = (name: string) => {
    if (!names.includes(name)) throw new Error(`No queue for the job ${name}`)
  }
  const wake = (ctx: JobWriter, name: string) =>
    onCommit(ctx, () => {
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
      else notices?.notify(CHANNEL, name)
    })
  let unsubscribe: () => void = () => undefined
  const rest = async () => {
    const mine = [...workers.keys()]
    // From here on, what is written here is for other processes.
    workers.clear()
    unsubscribe()
    // Asked one by one, workers say at once that they have ended; a graceful stop looks every half second.
    const ended = Promise.all(mine.map((name) => boss.offWork(name, { wait: true })))
    await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })])
  }
  return {
    send: async (ctx, name, data, afterSeconds = 0) => {
      assertQueue(name)
      await boss.send(name, data, { db: fromDrizzle(ctx.db as never, sql), startAfter: afterSeconds })
      if (afterSeconds === 0) await wake(ctx, name)
    },
    sendAll: async (ctx, name, data) => {
      assertQueue(name)
      if (data.length === 0) return
      const jobs = data.map((data) => ({ data }))
      await boss.insert(name, jobs, { db: fromDrizzle(ctx.db as never, sql) })
      await wake(ctx, name)
    },
    start: async (handlers, contextFor) => {
      for (const [name, handler] of Object.entries(handlers)) {
        const worker = await boss.work(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
          // The next job follows at once: of many that are written together, one a second would run otherwise.
          boss.notifyWorker(workers.get(name) ?? '')
          for (const job of jobs) await run(name, handler, contextFor(name), job.data as Record<string, string>, log)
        })
        workers.set(name, worker)
      }
      const stopListening = notices?.subscribe(CHANNEL, (name) => {
        const woken = name === undefined ? [...workers.values()] : [workers.get(name) ?? '']
        for (const worker of woken) boss.notifyWorker(worker)
      })
      unsubscribe = stopListening ?? unsubscribe
    },
    rest,
    stop: async () => {
      await rest()
      await boss.stop({ graceful: false, close: true })
    },
  }
}

/** Creates the queues that are missing, those that others refer to first, and corrects those of an older version. */
export async function createQueues(boss: PgBoss, names: string[]): Promise<void> {
  // One question for all of them: each start would ask two for each queue otherwise.
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of names.toSorted((a, b) => Number(names.includes(gaveUp(a))) - Number(names.includes(gaveUp(b))))) {
    const deadLetter = names.includes(gaveUp(name)) ? { deadLetter: gaveUp(name) } : {}
    const queue = known.get(name)
    if (queue && (!deadLetter.deadLetter || queue.deadLetter === deadLetter.deadLetter)) continue
    if (queue) await boss.updateQueue(name, deadLetter)
    else await boss.createQueue(name, { ...RETRY, ...deadLetter })
    // Requesting an impossible job fills the queue's cache; otherwise a first send inside a transaction would look the
    // queue up on the single session of the embedded database, which that transaction holds.
    await boss.deleteJob(name, NO_JOB)
  }
}

async function run(name: string, handler: JobHandler, ctx: SystemContext, data: Record<string, string>, log: Log) {
  try {
    await handler(ctx, data)
  } catch (error) {
    log.error({ err: error, job: name }, 'job failed, it will be tried again')
    // The queue keeps the thrown error, and the log has the rest.
    throw new Error(`The job ${name} failed`)
  }
}
