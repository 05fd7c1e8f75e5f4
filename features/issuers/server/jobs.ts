import { gaveUp, type JobHandlers } from '#platform/jobs.ts'
import { jobCreateIssuer } from './job-create-issuer.ts'
import { issuerGaveUp } from './job-issuer-gave-up.ts'
import { jobUpdateIssuer } from './job-update-issuer.ts'

/** The jobs of this feature, by queue name. */
export const issuersJobs: JobHandlers = {
  'create-issuer': jobCreateIssuer,
  [gaveUp('create-issuer')]: issuerGaveUp,
  'update-issuer': jobUpdateIssuer,
  [gaveUp('update-issuer')]: issuerGaveUp,
}
