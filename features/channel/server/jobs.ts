import type { JobHandlers } from '#platform/jobs.ts'
import { jobForgetPost } from './job-forget-post.ts'
import { jobMailReport } from './job-mail-report.ts'

/** The jobs of this feature, by queue name. */
export const channelJobs: JobHandlers = { 'forget-post': jobForgetPost, 'mail-report': jobMailReport }
