import { gaveUp, type JobHandlers } from '#platform/jobs.ts'
import { jobMailLink } from './job-mail-link.ts'
import { jobMailInvitation } from './job-mail-invitation.ts'
import { mailAccountNotice, mailAccountNoticeGaveUp } from './mail-account-notice.ts'

/** The jobs of this feature, by queue name. */
export const signInJobs: JobHandlers = {
  'mail-link': jobMailLink,
  'mail-invitation': jobMailInvitation,
  'mail-account-notice': mailAccountNotice,
  [gaveUp('mail-account-notice')]: mailAccountNoticeGaveUp,
}
