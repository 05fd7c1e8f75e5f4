import type { JobHandlers } from '#platform/jobs.ts'
import { mailClaims } from './job-mail-claims.ts'

/** The jobs of sending. */
export const claimsJobs: JobHandlers = { 'mail-claims': mailClaims }
