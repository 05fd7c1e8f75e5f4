import type { JobHandlers } from '#platform/jobs.ts'
import { jobCreateIssuer } from './job-create-issuer.ts'

/** The jobs of this feature, by their queues' names. */
export const issuersJobs: JobHandlers = { 'create-issuer': jobCreateIssuer }
