import type { JobHandlers } from '#platform/jobs.ts'
import { changeBatchRows } from './job-change-batch.ts'
import { mailClaims } from './job-mail-claims.ts'
import { mailEntry } from './job-mail-entry.ts'
import { mailNews } from './job-mail-news.ts'
import { mailReplyCode } from './job-mail-reply-code.ts'
import { mailTest } from './job-mail-test.ts'
import { readImportJob } from './job-read-import.ts'
import { takeBackSend } from './job-take-back-send.ts'

/** The jobs of sending, of imports, of open links, and of the history. */
export const claimsJobs: JobHandlers = {
  'mail-claims': mailClaims,
  'mail-entry': mailEntry,
  'mail-news': mailNews,
  'mail-reply-code': mailReplyCode,
  'mail-test': mailTest,
  'change-batch': changeBatchRows,
  'read-import': readImportJob,
  'take-back-send': takeBackSend,
}
