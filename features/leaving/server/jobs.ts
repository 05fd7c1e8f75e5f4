import { gaveUp, type JobHandlers } from '#platform/jobs/jobs.ts'
import { deleteIssuerGaveUp, jobDeleteIssuer } from './job-delete-issuer.ts'
import { forgetPictureGaveUp, jobForgetPicture } from './job-forget-picture.ts'

/** The jobs of this feature, by queue name. */
export const leavingJobs: JobHandlers = {
  'delete-issuer': jobDeleteIssuer,
  [gaveUp('delete-issuer')]: deleteIssuerGaveUp,
  'forget-picture': jobForgetPicture,
  [gaveUp('forget-picture')]: forgetPictureGaveUp,
}
