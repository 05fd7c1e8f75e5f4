import type { JobHandlers } from '#platform/jobs.ts'
import { changeBatchRows } from './job-change-batch.ts'
import { mailNews } from './job-mail-news.ts'

/** The jobs for changes to many rows. */
export const historyJobs: JobHandlers = {
  'mail-news': mailNews,
  'change-batch': changeBatchRows,
}
