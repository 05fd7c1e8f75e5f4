import { gaveUp, type JobHandlers } from '#platform/jobs/jobs.ts'
import { jobUpdateIssuer } from '../profile/server/job-update-issuer.ts'
import { issuerGaveUp, jobCreateIssuer } from '../sign-up/server/job-create-issuer.ts'

/** The jobs of this feature, by queue name. */
export const issuersJobs: JobHandlers = {
  'create-issuer': jobCreateIssuer,
  [gaveUp('create-issuer')]: issuerGaveUp,
  'update-issuer': jobUpdateIssuer,
  [gaveUp('update-issuer')]: issuerGaveUp,
}
