import type { JobHandlers } from '#platform/jobs.ts'
import { mailEntry } from './job-mail-entry.ts'

/** The job of the claim page. */
export const issuingJobs: JobHandlers = { 'mail-entry': mailEntry }
