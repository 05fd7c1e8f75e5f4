import type { JobHandlers } from '#platform/jobs.ts'
import { jobRebuildStandings } from './job-rebuild-standings.ts'

/** The jobs of points. */
export const pointsJobs: JobHandlers = { 'rebuild-standings': jobRebuildStandings }
