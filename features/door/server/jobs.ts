import type { JobHandlers } from '#platform/jobs.ts'
import { giveNextPage } from './job-give-participation.ts'

/** The jobs of the door. */
export const doorJobs: JobHandlers = { 'give-participation': giveNextPage }
