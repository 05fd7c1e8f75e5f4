import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { mailReplyCode } from './job-mail-reply-code.ts'
import { mailTest } from './job-mail-test.ts'

/** The jobs of an issuer's e-mail settings. */
export const mailingJobs: JobHandlers = {
  'mail-reply-code': mailReplyCode,
  'mail-test': mailTest,
}
