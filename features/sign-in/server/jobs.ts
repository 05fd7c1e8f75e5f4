import { gaveUp, type JobHandlers } from '#platform/jobs/jobs.ts'
import { jobMailInvitation, jobMailInvitationGaveUp } from '../invitations/server/job-mail-invitation.ts'
import { jobMailLink } from './links/job-mail-link.ts'
import { mailAccountNotice, mailAccountNoticeGaveUp } from './mail-account-notice.ts'

/** The jobs of this feature, by queue name. */
export const signInJobs: JobHandlers = {
  'mail-link': jobMailLink,
  'mail-invitation': jobMailInvitation,
  [gaveUp('mail-invitation')]: jobMailInvitationGaveUp,
  'mail-account-notice': mailAccountNotice,
  [gaveUp('mail-account-notice')]: mailAccountNoticeGaveUp,
}
