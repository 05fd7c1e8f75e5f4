import type { JobHandlers } from '#platform/jobs.ts'
import { changeBatchRows } from './job-change-batch.ts'
import { mailClaims } from './job-mail-claims.ts'
import { mailEntry } from './job-mail-entry.ts'
import { mailNews } from './job-mail-news.ts'
import { readImportJob } from './job-read-import.ts'
import { takeBackSend } from './job-take-back-send.ts'

/** The jobs of sending, of imports, of open links, and of the history. */
export const claimsJobs: JobHandlers = {
  'mail-claims': mailClaims,
  'mail-entry': mailEntry,
  'mail-news': mailNews,
  'change-batch': changeBatchRows,
  'read-import': readImportJob,
  'take-back-send': takeBackSend,
}
