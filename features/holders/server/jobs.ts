import type { JobHandlers } from '#platform/jobs.ts'
import { mailWalletLink } from './job-mail-wallet-link.ts'

/** The jobs of wallets. */
export const holdersJobs: JobHandlers = { 'mail-wallet-link': mailWalletLink }
