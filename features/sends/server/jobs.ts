import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { mailClaims } from '../mail/server/job-mail-claims.ts'
import { showWaiting } from '../running/server/job-show-waiting.ts'
import { undoSend } from '../running/server/job-undo-send.ts'

/** The jobs of sending. */
export const sendsJobs: JobHandlers = {
  'mail-claims': mailClaims,
  'show-waiting': showWaiting,
  'take-back-send': undoSend,
}
