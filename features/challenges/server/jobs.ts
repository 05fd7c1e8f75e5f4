import type { JobHandlers } from '#platform/jobs.ts'
import { jobAwardChallenge } from './following/job-award-challenge.ts'
import { jobRecheckPasses } from './following/job-recheck-passes.ts'
import { jobCheckChallenge } from './job-check-challenge.ts'

/** The jobs of challenges. */
export const challengesJobs: JobHandlers = {
  'award-challenge': jobAwardChallenge,
  'recheck-passes': jobRecheckPasses,
  'check-challenge': jobCheckChallenge,
}
