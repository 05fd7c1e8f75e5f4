import { areJobsOverdue } from '../http/check-jobs.ts'
import type { Services } from '../http/context.ts'

const WATCH_MS = 60_000

/** Warns of jobs that wait, as long as they do: a web server accepts sends, and without a worker nothing is mailed. */
export async function warnOfWaitingJobs({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  // A database that is away is reported by what needs it.
  const isOverdue = await areJobsOverdue(db).catch(() => false)
  if (isOverdue)
    log.warn({}, 'jobs have been due for more than a minute: is a process with ROLE=worker or both running?')
}

/** Looks for waiting jobs every minute, in a process that runs none itself. */
export function watchJobs(services: Services): void {
  setInterval(() => void warnOfWaitingJobs(services), WATCH_MS).unref()
}
