import type { JobHandlers } from '#platform/jobs.ts'
import { jobMailAddressCode } from './job-mail-address-code.ts'

/** The jobs of this feature, by queue name. */
export const teamJobs: JobHandlers = {
  'mail-address-code': jobMailAddressCode,
}
