import type { JobHandlers } from '#platform/jobs.ts'
import { jobForgetPost } from './job-forget-post.ts'

/** The jobs of this feature, by queue name. */
export const channelJobs: JobHandlers = { 'forget-post': jobForgetPost }
