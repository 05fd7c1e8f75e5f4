import type { JobHandlers } from '#platform/jobs.ts'
import { markGifts } from './mark-gifts.ts'

/** The jobs of giving. */
export const givingJobs: JobHandlers = { 'mark-gifts': markGifts }
