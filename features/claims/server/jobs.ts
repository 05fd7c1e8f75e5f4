import type { JobHandlers } from '#platform/jobs.ts'
import { mailClaims } from './job-mail-claims.ts'
import { mailEntry } from './job-mail-entry.ts'

/** The jobs of sending and of open links. */
export const claimsJobs: JobHandlers = { 'mail-claims': mailClaims, 'mail-entry': mailEntry }
