import { gaveUp, type JobHandlers } from '#platform/jobs.ts'
import { anchorTemplate, anchorTemplateGaveUp } from './job-anchor-template.ts'
import { endTemplate } from './job-delete-template.ts'
import { endWithdrawn } from './job-end-withdrawn.ts'

export const templatesJobs: JobHandlers = {
  'anchor-template': anchorTemplate,
  [gaveUp('anchor-template')]: anchorTemplateGaveUp,
  'delete-template': endTemplate,
  'end-withdrawn': endWithdrawn,
}
