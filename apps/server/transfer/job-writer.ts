import { fromPglite, PgBoss } from 'pg-boss'
import type { Database } from '#platform/database/db.ts'
import { createQueues } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/process/log.ts'
import type { Body } from './entries.ts'
import type { Run } from './snapshot.ts'

type Job = Extract<Body, { kind: 'job' }>

/** Creates the queues of this version in a database and writes waiting jobs into them, in the transaction of `run`. */
export async function openJobWriter(database: Database, names: string[], log: Log) {
  const quiet = { supervise: false, schedule: false } as const
  const boss = new PgBoss(
    database.kind === 'pglite'
      ? { db: fromPglite(database.pglite), backend: 'pglite', ...quiet }
      : { connectionString: database.pool.options.connectionString, max: 2, ...quiet },
  )
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await createQueues(boss, names)
  let written = 0
  let strange = 0
  const write = (run: Run) => async (job: Job) => {
    if (!names.includes(job.name)) {
      strange++
      return
    }
    const db = { executeSql: async (text: string, values?: unknown[]) => ({ rows: await run(text, values) }) }
    const row = { id: job.id, data: JSON.parse(job.data) as object, startAfter: new Date(job.startAfter) }
    await boss.insert(job.name, [row], { db })
    written++
  }
  return {
    write,
    written: () => written,
    strange: () => strange,
    close: () => boss.stop({ graceful: false, close: true }),
  }
}
