import type { SystemContext } from '#platform/context.ts'
import { sendsWithMails } from './mail-lease.ts'
import { mailQueued } from './mail-queued.ts'

/** Takes up every mail that is due: those of a mailer that died, and those that wait for another try. */
export async function sweepMails(ctx: SystemContext): Promise<void> {
  await mailQueued(ctx, await sendsWithMails(ctx))
}
