import type { JobHandlers } from '#platform/jobs.ts'
import { mailClaims } from './job-mail-claims.ts'
import { readImportJob } from './job-read-import.ts'
import { takeBackSend } from './job-take-back-send.ts'

/** The jobs of sending and of imports. */
export const claimsJobs: JobHandlers = {
  'mail-claims': mailClaims,
  'read-import': readImportJob,
  'take-back-send': takeBackSend,
}
