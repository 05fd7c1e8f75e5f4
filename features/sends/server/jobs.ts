import type { JobHandlers } from '#platform/jobs.ts'
import { mailClaims } from './job-mail-claims.ts'
import { showWaiting } from './job-show-waiting.ts'
import { undoSend } from './job-undo-send.ts'

/** The jobs of sending. */
export const sendsJobs: JobHandlers = {
  'mail-claims': mailClaims,
  'show-waiting': showWaiting,
  'take-back-send': undoSend,
}
