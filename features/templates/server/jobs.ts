import type { JobHandlers } from '#platform/jobs.ts'
import { anchorTemplate } from './job-anchor-template.ts'

export const templatesJobs: JobHandlers = { 'anchor-template': anchorTemplate }
