import type { JobHandlers } from '#platform/jobs.ts'
import { forgetFileJobs } from './forget-file.ts'
import { readImportJob } from './job-read-import.ts'

/** The jobs of imports. */
export const importsJobs: JobHandlers = { 'read-import': readImportJob, ...forgetFileJobs }
