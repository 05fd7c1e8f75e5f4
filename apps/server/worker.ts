import { freeLeases } from '#features/claims/server/mail-lease.ts'
import { sweepMails } from '#features/claims/server/sweep-mails.ts'
import { type Ground, systemContext } from './context.ts'
import { JOBS } from './features.ts'

const SWEEP_MS = 15_000

/** Starts the jobs and the sweep that takes up mails again whose mailer died; answers a function that stops the sweep. */
export async function startWorker(ground: Ground): Promise<() => void> {
  await ground.jobs.start(JOBS, (job) => systemContext(ground, job))
  const sweep = () =>
    sweepMails(systemContext(ground, 'sweep-mails')).catch((error: unknown) =>
      ground.log.error({ err: error }, 'sweep failed'),
    )
  if (!ground.config.databaseUrl) await freeLeases(systemContext(ground, 'sweep-mails'))
  void sweep()
  const timer = setInterval(() => void sweep(), SWEEP_MS)
  return () => clearInterval(timer)
}
