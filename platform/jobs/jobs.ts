import { sql } from 'drizzle-orm'
import type { PoolOptions } from 'pg'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import { onCommit, type SystemContext } from '../context.ts'
import type { Database } from '../database/db.ts'
import type { Log } from '../process/log.ts'
import type { JobSender, JobWriter } from './job-sender.ts'
import { type JobRun, openWorkers, type Wakes } from './job-workers.ts'
import { queueClock } from './queue-clock.ts'

/** Runs a job: gets ids, reads current data, checks that the job is still due, and is idempotent. */
export type JobHandler = (ctx: SystemContext, data: Record<string, string>) => Promise<void>
export type JobHandlers = Record<string, JobHandler>

export type Jobs = JobSender & {
  /** `awaited`: the jobs for which a person waits; several of each run at once, so that none waits for a slow one. */
  start: (
    handlers: JobHandlers,
    contextFor: (job: string) => SystemContext,
    awaited?: readonly string[],
  ) => Promise<void>
  /** Takes no more jobs, and waits a while for running ones; jobs can still be written. */
  rest: () => Promise<void>
  stop: () => Promise<void>
}

/** The name of the queue for jobs that failed their last retry; it has a handler where one is needed. */
export const gaveUp = (name: string) => `${name}-gave-up`

const AWAITED_AT_ONCE = 4
const NO_JOB = '00000000-0000-0000-0000-000000000000'
const RETRY = { retryLimit: 8, retryBackoff: true, retryDelay: 2, expireInSeconds: 300, heartbeatSeconds: 30 }

/**
 * Opens the job queue (pg-boss) on a database, with a queue for each name; `start` starts the workers. With `notices`, a job
 * that is written by a process without workers starts at once in another one, and not only when that looks.
 */
export async function openJobs(database: Database, names: string[], log: Log, notices?: Wakes): Promise<Jobs> {
  const boss = new PgBoss(
    database.kind === 'pglite'
      ? { db: fromPglite(database.pglite), backend: 'pglite', schedule: false, clock: queueClock }
      : { ...poolOf(database.pool.options), max: 4, schedule: false, clock: queueClock },
  )
  const report = (error: unknown) => log.error({ err: error }, 'job queue')
  boss.on('error', report)
  await boss.start()
  await createQueues(boss, names)
  const workers = openWorkers(boss, report, notices)
  const assertQueue = (name: string) => {
    if (!names.includes(name)) throw new Error(`No queue for the job ${name}`)
  }
  const wake = (ctx: JobWriter, name: string) => onCommit(ctx, () => workers.wake(name))
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
    start: async (handlers, contextFor, awaited = []) => {
      for (const [name, handler] of Object.entries(handlers)) {
        const handle: JobRun = (data) => run(name, handler, contextFor(name), data, log)
        await workers.start(name, awaited.includes(name) ? AWAITED_AT_ONCE : 1, handle)
      }
      workers.listen()
    },
    rest: workers.rest,
    stop: async () => {
      await workers.rest()
      await boss.stop({ graceful: false, close: true })
    },
  }
}

/** The queue has a pool of its own, whose connections are kept and replaced like those of the other one. */
function poolOf({ connectionString, keepAlive, keepAliveInitialDelayMillis, maxLifetimeSeconds }: PoolOptions) {
  return { connectionString, keepAlive, keepAliveInitialDelayMillis, maxLifetimeSeconds }
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
