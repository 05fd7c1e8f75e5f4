import type { JobHandlers } from '#platform/jobs.ts'
import { mailClaims } from './job-mail-claims.ts'
import { takeBackSend } from './job-take-back-send.ts'

/** The jobs of sending. */
export const sendsJobs: JobHandlers = {
  'mail-claims': mailClaims,
  'take-back-send': takeBackSend,
}
