import { gaveUp, type JobHandlers } from '#platform/jobs.ts'
import { jobCreateIssuer } from './job-create-issuer.ts'
import { createIssuerGaveUp } from './job-create-issuer-gave-up.ts'

/** The jobs of this feature, by their queues' names. */
export const issuersJobs: JobHandlers = {
  'create-issuer': jobCreateIssuer,
  [gaveUp('create-issuer')]: createIssuerGaveUp,
}
