import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { jobAwardChallenge } from '../types/badges/server/job-award-challenge.ts'
import { jobRecheckPasses } from '../types/badges/server/job-recheck-passes.ts'
import { jobCheckChallenge } from './job-check-challenge.ts'

/** The jobs of challenges. */
export const challengesJobs: JobHandlers = {
  'award-challenge': jobAwardChallenge,
  'recheck-passes': jobRecheckPasses,
  'check-challenge': jobCheckChallenge,
}
