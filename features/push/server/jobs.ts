import type { JobHandlers } from '#platform/jobs.ts'
import { push, pushAgain } from './job-push.ts'

/** The jobs that send notifications. */
export const pushJobs: JobHandlers = { push, 'push-again': pushAgain }
