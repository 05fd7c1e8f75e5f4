import { gaveUp, type JobHandlers } from '#platform/jobs/jobs.ts'
import { anchorTemplate, anchorTemplateGaveUp } from '../life/server/job-anchor-template.ts'
import { endTemplate } from '../life/server/job-delete-template.ts'
import { endWithdrawn } from '../life/server/job-end-withdrawn.ts'

export const templatesJobs: JobHandlers = {
  'anchor-template': anchorTemplate,
  [gaveUp('anchor-template')]: anchorTemplateGaveUp,
  'delete-template': endTemplate,
  'end-withdrawn': endWithdrawn,
}
