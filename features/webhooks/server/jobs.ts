import type { JobHandlers } from '#platform/jobs.ts'
import { forgetWebhook } from './forget-webhooks.ts'

/** The jobs of webhooks; messages are delivered by a loop of each process (`openDelivering`). */
export const webhooksJobs: JobHandlers = { 'forget-webhook': forgetWebhook }
