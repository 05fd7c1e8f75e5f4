import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { jobMailAnswer } from './job-mail-answer.ts'
import { jobMailEnding } from './job-mail-ending.ts'
import { jobMailRequest } from './job-mail-request.ts'

/** The jobs of this feature, by queue name. */
export const promoteJobs: JobHandlers = {
  'mail-promote-request': jobMailRequest,
  'mail-promote-answer': jobMailAnswer,
  'mail-mark-ending': jobMailEnding,
}
